import { rpc } from '@torchbearer/kit';
import { GetTrendsResponse, type GetTrendsRequest } from '@torchbearer/proto/analytics/v1/analytics';
import { countedWeeksOf } from '@torchbearer/rules/league';
import { participation } from '../domain/participation.js';
import { scoringTrend } from '../domain/scoring-trend.js';
import { weekActivity } from '../domain/week-activity.js';
import type { Context } from '../context.js';
import { encodedOnce } from './encoded-once.js';

export const getTrends = rpc<Context, GetTrendsRequest, GetTrendsResponse>({
  who: 'admin',
  handle: encodedOnce(GetTrendsResponse, ({ model }) => {
    const activity = weekActivity(model);
    const everActive = model.weeks.filter(({ wasEverActive }) => wasEverActive);
    return {
      participation: participation(
        activity,
        everActive.map(({ weekNumber }) => weekNumber),
      ),
      averages: scoringTrend(activity, countedWeeksOf(model)),
    };
  }),
});
