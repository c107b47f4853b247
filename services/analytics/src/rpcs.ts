import type { RpcTable } from '@torchbearer/kit';
import type { AnalyticsServiceService } from '@torchbearer/proto/analytics/v1/analytics';
import type { Context } from './context.js';
import { getCastawaysStatus } from './use-cases/get-castaways-status.js';
import { getHeadToHead } from './use-cases/get-head-to-head.js';
import { getLeaderboard } from './use-cases/get-leaderboard.js';
import { getPickAccuracy } from './use-cases/get-pick-accuracy.js';
import { getPowerRankings } from './use-cases/get-power-rankings.js';
import { getStats } from './use-cases/get-stats.js';
import { getTrends } from './use-cases/get-trends.js';
import { getWinProbability } from './use-cases/get-win-probability.js';
import { listAudit } from './use-cases/list-audit.js';

export const analyticsRpcs: RpcTable<Context, typeof AnalyticsServiceService> = {
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
