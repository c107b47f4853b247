import type { RpcTable } from '@torchbearer/kit';
import type { ScoringServiceService } from '@torchbearer/proto/scoring/v1/scoring';
import type { ScoringContext } from './context.js';
import { getStandings } from './use-cases/standings/get-standings.js';
import { getWeekPoints } from './use-cases/points/get-week-points.js';
import { getWeeksInFirst } from './use-cases/standings/get-weeks-in-first.js';
import { listCastawayResults } from './use-cases/points/list-castaway-results.js';
import { listResults } from './use-cases/points/list-results.js';
import { saveWeekPoints } from './use-cases/points/save-week-points.js';
import { getMyHistory } from './use-cases/standings/get-my-history.js';
import { getMyNeeds } from './use-cases/standings/get-my-needs.js';
import { previewWeekPoints } from './use-cases/points/preview-week-points.js';
import { undoWeekPoints } from './use-cases/points/undo-week-points.js';
import { listCastawayLines } from './use-cases/points/list-castaway-lines.js';
import { listResultLines } from './use-cases/points/list-result-lines.js';
import { listWeekLines } from './use-cases/points/list-week-lines.js';
import { tallyWeekPoints } from './use-cases/points/tally-week-points.js';
import { dismissCorrection } from './use-cases/finality/dismiss-correction.js';
import { finalizeWeek } from './use-cases/finality/finalize-week.js';
import { listCorrections } from './use-cases/finality/list-corrections.js';
import { listScoredWeeks } from './use-cases/finality/list-scored-weeks.js';
import { reviewWeek } from './use-cases/finality/review-week.js';
import { getBlindTallies } from './use-cases/blind/get-blind-tallies.js';
import { startBlindTally } from './use-cases/blind/start-blind-tally.js';
import { enterBlindLines } from './use-cases/blind/enter-blind-lines.js';
import { finishBlindTally } from './use-cases/blind/finish-blind-tally.js';
import { reopenBlindTally } from './use-cases/blind/reopen-blind-tally.js';
import { discardBlindTally } from './use-cases/blind/discard-blind-tally.js';
import { resolveBlindTallies } from './use-cases/blind/resolve-blind-tallies.js';

export const scoringRpcs: RpcTable<ScoringContext, typeof ScoringServiceService> = {
  listResults,
  listCastawayResults,
  getWeekPoints,
  saveWeekPoints,
  getStandings,
  getWeeksInFirst,
  getMyHistory,
  getMyNeeds,
  previewWeekPoints,
  undoWeekPoints,
  tallyWeekPoints,
  listWeekLines,
  listResultLines,
  listCastawayLines,
  listScoredWeeks,
  reviewWeek,
  finalizeWeek,
  listCorrections,
  dismissCorrection,
  getBlindTallies,
  startBlindTally,
  enterBlindLines,
  finishBlindTally,
  reopenBlindTally,
  discardBlindTally,
  resolveBlindTallies,
};
