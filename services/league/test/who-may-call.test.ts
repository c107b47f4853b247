import { randomUUID } from 'node:crypto';
import { refusedCalls } from '@torchbearer/kit/testing';
import { LeagueServiceService } from '@torchbearer/proto/league/v1/league';
import { expect, onTestFinished, test } from 'vitest';
import { leagueRpcs } from '../src/rpcs.js';
import { startLeague } from './harness.js';

test('each RPC is refused to those who may not call it', async () => {
  const harness = await startLeague();
  onTestFinished(() => harness.stop());
  const demotedId = randomUUID();
  harness.emit.user(demotedId, 'Demoted', false);
  await harness.waitForCopies();
  for (const { rpc, caller, reason, call } of refusedCalls(LeagueServiceService, leagueRpcs)) {
    await expect(call(harness.league, demotedId), `${rpc} by ${caller}`).rejects.toMatchObject({ reason });
  }
});
