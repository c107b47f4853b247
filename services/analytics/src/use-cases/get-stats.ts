import { rpc } from '@torchbearer/kit';
import { GetStatsResponse, type GetStatsRequest } from '@torchbearer/proto/analytics/v1/analytics';
import { leagueStats } from '../domain/league-stats.js';
import type { Context } from '../context.js';
import { encodedOnce } from './encoded-once.js';

export const getStats = rpc<Context, GetStatsRequest, GetStatsResponse>({
  who: 'admin',
  handle: encodedOnce(GetStatsResponse, ({ model }) => leagueStats(model)),
});
