import { refusedCalls } from '@torchbearer/kit/testing';
import { ScoringServiceService } from '@torchbearer/proto/scoring/v1/scoring';
import { expect, onTestFinished, test } from 'vitest';
import { scoringRpcs } from '../src/rpcs.js';
import { startScoring } from './harness.js';
import { playerId } from './league-history.js';

test('each RPC is refused to those who may not call it', async () => {
  const league = await startScoring();
  onTestFinished(() => league.stop());
  const demotedId = playerId(1);
  await league.waitForStandings();
  for (const { rpc, caller, reason, call } of refusedCalls(ScoringServiceService, scoringRpcs)) {
    await expect(call(league.scoring, demotedId), `${rpc} by ${caller}`).rejects.toMatchObject({ reason });
  }
});
