import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSystemInProcess } from './src/in-process.js';
import { isLongRun } from './src/long-run.js';
import { openLeague, type League } from './src/league.js';
import { faults, startStream } from './src/stream.js';
import type { TestSystem } from './src/system.js';
import { eventually } from './src/wait.js';

const VICTIMS = ['picks', 'scoring', 'league'] as const;
/** Each also while the other replica has the relay and the consumers. */
const VICTIMS_TOO = ['picks-2', 'scoring-2', 'picks', 'scoring'] as const;

describe('services killed with kill -9 under a stream of picks and score saves', () => {
  let system: TestSystem;
  let league: League;

  beforeAll(async () => {
    // Two of each, so that another replica must take over one's relay and consumers.
    system = await startSystemInProcess({
      purpose: 'killed',
      replicas: { picks: 2, scoring: 2 },
      asProcesses: ['picks', 'picks-2', 'scoring', 'scoring-2', 'league'],
    });
    league = await openLeague(system.urls, 8);
  });
  afterAll(async () => {
    await system?.stop();
  });

  const kill = (name: string): void => system.child(name).kill('SIGKILL');

  it(
    'lose no acknowledged write, and the standings are what the rows say',
    { timeout: 600_000 },
    async () => {
      const stream = startStream(league);
      await stream.goesOn();
      for (const victim of [...VICTIMS, ...(isLongRun ? VICTIMS_TOO : [])]) {
        await system.child(victim).ready(60_000);
        kill(victim);
        await stream.goesOn();
      }
      // Both replicas at once: for a moment no replica can respond.
      for (const victim of ['picks', 'picks-2', 'scoring', 'scoring-2']) {
        await system.child(victim).ready(60_000);
        kill(victim);
      }
      await stream.goesOn();
      await stream.stop();
      console.log('[killed] acknowledged', stream.acknowledgements());
      expect(system.child('picks').restarts).toBeGreaterThanOrEqual(2);
      await eventually(
        async () => expect(await faults(league, stream, system.databases)).toEqual([]),
        60_000,
      );
    },
  );
});
