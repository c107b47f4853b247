import { refusesOtherCallers } from '@torchbearer/kit/testing/suites';
import { FeedbackServiceService } from '@torchbearer/proto/feedback/v1/feedback';
import { feedbackRpcs } from '../src/rpcs.js';
import { startFeedback } from './fixture.js';

refusesOtherCallers(FeedbackServiceService, feedbackRpcs, async () => {
  const { feedback, user, waitForCopies } = await startFeedback();
  const { id } = await user();
  await waitForCopies();
  return { client: feedback, demotedId: id };
});
