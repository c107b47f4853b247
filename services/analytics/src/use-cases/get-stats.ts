import { rpc } from '@torchbearer/kit';
import type { GetStatsRequest, GetStatsResponse } from '@torchbearer/proto/analytics/v1/analytics';
import type { CachedQuery } from './query-cache.js';
import type { Context } from '../context.js';
import { loadStats } from '../db/stats.js';

const stats: CachedQuery<GetStatsResponse> = ({ database }) => loadStats(database);

export const getStats = rpc<Context, GetStatsRequest, GetStatsResponse>({
  who: 'admin',
  handle: ({ cache }) => cache.get(stats),
});
