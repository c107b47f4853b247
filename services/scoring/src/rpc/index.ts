import type { RpcTable } from '@torchbearer/kit';
import type { ScoringServiceService } from '@torchbearer/proto/scoring/v1/scoring';
import type { ScoringContext } from '../context.js';
import { getStandings } from './get-standings.js';
import { getWeekPoints } from './get-week-points.js';
import { getWeeksInFirst } from './get-weeks-in-first.js';
import { listCastawayResults } from './list-castaway-results.js';
import { listResults } from './list-results.js';
import { saveWeekPoints } from './save-week-points.js';
import { getMyHistory } from './get-my-history.js';
import { previewWeekPoints } from './preview-week-points.js';
import { undoWeekPoints } from './undo-week-points.js';

export const scoringRpcs: RpcTable<ScoringContext, typeof ScoringServiceService> = {
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
