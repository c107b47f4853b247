import { rpc } from '@torchbearer/kit';
import type { GetTrendsRequest, GetTrendsResponse } from '@torchbearer/proto/analytics/v1/analytics';
import type { CachedQuery } from './query-cache.js';
import type { Context } from '../context.js';
import { loadActivity } from '../db/week-activity.js';
import { participation } from '../domain/participation.js';
import { scoringTrend } from '../domain/scoring-trend.js';

const trends: CachedQuery<GetTrendsResponse> = async ({ database }) => {
  const { activity, everActive, countedWeeks } = await loadActivity(database);
  return {
    participation: participation(activity, everActive),
    averages: scoringTrend(activity, countedWeeks),
  };
};

export const getTrends = rpc<Context, GetTrendsRequest, GetTrendsResponse>({
  who: 'admin',
  handle: ({ cache }) => cache.get(trends),
});
