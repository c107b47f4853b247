import {
  checkFeedback,
  getFeedbackStats,
  listFeedback,
  submitFeedback,
  type Rpcs,
} from './use-cases/feedback.js';

export const feedbackRpcs: Rpcs = {
  submitFeedback,
  checkFeedback,
  listFeedback,
  getFeedbackStats,
};
