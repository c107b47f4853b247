import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLeague, type League } from './src/league.js';
import { faults, startStream } from './src/stream.js';
import { startTestSystem, type TestSystem } from './src/system.js';
import { eventually, pause } from './src/wait.js';

describe('services killed with kill -9 under a stream of picks and score saves', () => {
  let system: TestSystem;
  let league: League;

  beforeAll(async () => {
    // Two of each, so that one's relay and consumers have to be taken over by the other.
    system = await startTestSystem({ purpose: 'killed', replicas: { picks: 2, scoring: 2 } });
    league = await openLeague(system.urls, 8);
  });
  afterAll(async () => {
    await system?.stop();
  });

  it(
    'lose no acknowledged write, and the standings are what the rows say',
    { timeout: 240_000 },
    async () => {
      const stream = startStream(league);
      await pause(1_500);
      for (const victim of ['picks', 'scoring', 'picks-2', 'scoring-2', 'picks', 'league', 'scoring']) {
        system.child(victim).kill('SIGKILL');
        await pause(2_500);
      }
      // Both replicas at once: nobody is left to answer for a moment.
      for (const victim of ['picks', 'picks-2', 'scoring', 'scoring-2']) system.child(victim).kill('SIGKILL');
      await pause(3_000);
      const during = stream.acknowledgements();
      await eventually(async () => {
        const now = stream.acknowledgements();
        expect(now.picks).toBeGreaterThan(during.picks);
        expect(now.saves).toBeGreaterThan(during.saves);
      });
      await stream.stop();
      console.log('[killed] acknowledged', stream.acknowledgements());
      expect(system.child('picks').restarts).toBeGreaterThanOrEqual(3);
      await eventually(
        async () => expect(await faults(league, stream, system.databases)).toEqual([]),
        60_000,
      );
    },
  );
});
