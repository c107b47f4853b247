import type { RpcTable } from '@torchbearer/kit';
import type { FeedbackServiceService } from '@torchbearer/proto/feedback/v1/feedback';
import type { Context } from './context.js';
import { checkFeedback } from './use-cases/check-feedback.js';
import { getFeedbackStats } from './use-cases/get-feedback-stats.js';
import { listFeedback } from './use-cases/list-feedback.js';
import { submitFeedback } from './use-cases/submit-feedback.js';

export const feedbackRpcs: RpcTable<Context, typeof FeedbackServiceService> = {
  submitFeedback,
  checkFeedback,
  listFeedback,
  getFeedbackStats,
};
