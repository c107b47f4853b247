import type { RpcTable } from '@torchbearer/kit';
import type { FeedbackServiceService } from '@torchbearer/proto/feedback/v1/feedback';
import type { CopiesServiceService } from '@torchbearer/proto/copies/v1/copies';
import type { Context } from '../context.js';
import { awaitVersions } from './await-versions.js';
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

export const copiesRpcs: RpcTable<Context, typeof CopiesServiceService> = { awaitVersions };
