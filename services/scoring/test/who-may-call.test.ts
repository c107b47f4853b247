import { playerId } from '@torchbearer/kit/testing';
import { refusesOtherCallers } from '@torchbearer/kit/testing/suites';
import { ScoringServiceService } from '@torchbearer/proto/scoring/v1/scoring';
import { onTestFinished } from 'vitest';
import { scoringRpcs } from '../src/rpcs.js';
import { startScoring } from './harness.js';

refusesOtherCallers(ScoringServiceService, scoringRpcs, async () => {
  const league = await startScoring();
  onTestFinished(() => league.stop());
  return { client: league.scoring, demotedId: playerId(1) };
});
