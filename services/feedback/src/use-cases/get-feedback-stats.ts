import { rpc } from '@torchbearer/kit';
import type {
  GetFeedbackStatsRequest,
  GetFeedbackStatsResponse,
} from '@torchbearer/proto/feedback/v1/feedback';
import type { Context } from '../context.js';
import { surveyStats } from '../db/answers.js';

export const getFeedbackStats = rpc<Context, GetFeedbackStatsRequest, GetFeedbackStatsResponse>({
  who: 'admin',
  handle: async ({ database }) => {
    const byType = await surveyStats(database);
    return { totalResponses: byType.reduce((sum, { count }) => sum + count, 0), byType };
  },
});
