import { bind, type BoundService, type RpcTable } from '@torchbearer/kit';
import { CopiesServiceService } from '@torchbearer/proto/copies/v1/copies';
import { ScoringServiceService } from '@torchbearer/proto/scoring/v1/scoring';
import type { ScoringContext } from '../context.js';
import { awaitVersions } from './await-versions.js';
import { getStandings } from './get-standings.js';
import { getWeekPoints } from './get-week-points.js';
import { getWeeksInFirst } from './get-weeks-in-first.js';
import { listCastawayResults } from './list-castaway-results.js';
import { listResults } from './list-results.js';
import { saveWeekPoints } from './save-week-points.js';
import { getMyHistory } from './get-my-history.js';
import { previewWeekPoints } from './preview-week-points.js';
import { undoWeekPoints } from './undo-week-points.js';

const scoring: RpcTable<ScoringContext, typeof ScoringServiceService> = {
  listResults,
  listCastawayResults,
  getWeekPoints,
  saveWeekPoints,
  getStandings,
  getWeeksInFirst,
  getMyHistory,
  previewWeekPoints,
  undoWeekPoints,
};

const copies: RpcTable<ScoringContext, typeof CopiesServiceService> = { awaitVersions };

export const services = (context: ScoringContext): readonly BoundService[] => [
  bind(ScoringServiceService, scoring, context),
  bind(CopiesServiceService, copies, context),
];
