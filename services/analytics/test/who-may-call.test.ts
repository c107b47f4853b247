import { refusedCalls } from '@torchbearer/kit/testing';
import { AnalyticsServiceService } from '@torchbearer/proto/analytics/v1/analytics';
import { expect, onTestFinished, test } from 'vitest';
import { analyticsRpcs } from '../src/rpcs.js';
import { userId } from './test-events.js';
import { startAnalytics } from './harness.js';

test('each RPC is refused to those who may not call it', async () => {
  const league = await startAnalytics();
  onTestFinished(() => league.stop());
  const demotedId = userId(1);
  league.emit.user(1);
  await league.waitForCopies();
  for (const { rpc, caller, reason, call } of refusedCalls(AnalyticsServiceService, analyticsRpcs)) {
    await expect(call(league.analytics, demotedId), `${rpc} by ${caller}`).rejects.toMatchObject({ reason });
  }
});
