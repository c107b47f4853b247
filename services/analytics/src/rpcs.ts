import type { Rpcs } from './context.js';
import {
  getCastawaysStatus,
  getHeadToHead,
  getLeaderboard,
  getPickAccuracy,
  getPowerRankings,
  getStats,
  getTrends,
  getWinProbability,
} from './use-cases/queries.js';
import { listAudit } from './use-cases/list-audit.js';

export const analyticsRpcs: Rpcs = {
  getStats,
  getTrends,
  getWinProbability,
  getPowerRankings,
  getCastawaysStatus,
  getPickAccuracy,
  getLeaderboard,
  getHeadToHead,
  listAudit,
};
