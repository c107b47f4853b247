import { refusedCalls } from '@torchbearer/kit/testing';
import { FeedbackServiceService } from '@torchbearer/proto/feedback/v1/feedback';
import { expect, test } from 'vitest';
import { feedbackRpcs } from '../src/rpcs.js';
import { startFeedback } from './fixture.js';

test('each RPC is refused to those who may not call it', async () => {
  const league = await startFeedback();
  const { id: demotedId } = await league.user();
  await league.waitForCopies();
  for (const { rpc, caller, reason, call } of refusedCalls(FeedbackServiceService, feedbackRpcs)) {
    await expect(call(league.feedback, demotedId), `${rpc} by ${caller}`).rejects.toMatchObject({ reason });
  }
});
