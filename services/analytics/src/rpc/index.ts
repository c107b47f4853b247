import type { RpcTable } from '@torchbearer/kit';
import type { AnalyticsServiceService } from '@torchbearer/proto/analytics/v1/analytics';
import type { Context } from '../context.js';
import { getCastawaysStatus } from './get-castaways-status.js';
import { getHeadToHead } from './get-head-to-head.js';
import { getLeaderboard } from './get-leaderboard.js';
import { getPickAccuracy } from './get-pick-accuracy.js';
import { getPowerRankings } from './get-power-rankings.js';
import { getStats } from './get-stats.js';
import { getTrends } from './get-trends.js';
import { getWinProbability } from './get-win-probability.js';
import { listAudit } from './list-audit.js';

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
