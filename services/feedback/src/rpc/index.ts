import type { RpcTable } from '@torchbearer/kit';
import type { FeedbackServiceService } from '@torchbearer/proto/feedback/v1/feedback';
import type { Context } from '../context.js';
import { checkFeedback } from './check-feedback.js';
import { getFeedbackStats } from './get-feedback-stats.js';
import { listFeedback } from './list-feedback.js';
import { submitFeedback } from './submit-feedback.js';

export const feedbackRpcs: RpcTable<Context, typeof FeedbackServiceService> = {
  submitFeedback,
  checkFeedback,
  listFeedback,
  getFeedbackStats,
};
