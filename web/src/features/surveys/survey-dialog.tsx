import { lazyDialog } from '../../ui/lazy-dialog.js';

/** One question in a dialog; answering and skipping both close it. */
export const SurveyDialog = lazyDialog(async () => (await import('./feedback-survey.js')).FeedbackSurvey);
