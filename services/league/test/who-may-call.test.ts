import { refusesOtherCallers } from '@torchbearer/kit/testing/suites';
import { LeagueServiceService } from '@torchbearer/proto/league/v1/league';
import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { leagueRpcs } from '../src/rpcs.js';
import { startLeague } from './harness.js';

refusesOtherCallers(LeagueServiceService, leagueRpcs, async () => {
  const harness = await startLeague();
  onTestFinished(() => harness.stop());
  const { id } = harness.emit.user(randomUUID(), 'Demoted');
  await harness.waitForCopies();
  return { client: harness.league, demotedId: id };
});
