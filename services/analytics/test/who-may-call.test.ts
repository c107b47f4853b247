import { playerId } from '@torchbearer/kit/testing';
import { refusesOtherCallers } from '@torchbearer/kit/testing/suites';
import { AnalyticsServiceService } from '@torchbearer/proto/analytics/v1/analytics';
import { onTestFinished } from 'vitest';
import { analyticsRpcs } from '../src/rpcs.js';
import { startAnalytics } from './harness.js';

refusesOtherCallers(AnalyticsServiceService, analyticsRpcs, async () => {
  const league = await startAnalytics();
  onTestFinished(() => league.stop());
  league.emit.user(1);
  await league.waitForCopies();
  return { client: league.analytics, demotedId: playerId(1) };
});
