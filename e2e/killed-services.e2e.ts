import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSystemInProcess } from './src/in-process.js';
import { openLeague, type League } from './src/league.js';
import { findLosses, startStream } from './src/stream.js';
import type { TestSystem } from './src/system.js';
import { eventually } from './src/wait.js';

/** In the second half the other replica has the relay and the consumers. */
const VICTIMS = ['picks', 'scoring', 'league', 'picks-2', 'scoring-2', 'picks', 'scoring'] as const;

describe('services that are killed during a stream of picks and score saves', () => {
  let system: TestSystem;
  let league: League;

  beforeAll(async () => {
    // Two replicas, so that one must take over the relay and consumers of the other.
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

  it('lose no acknowledged write, and the standings match the rows', { timeout: 600_000 }, async () => {
    const stream = startStream(league);
    await stream.waitForProgress();
    for (const victim of VICTIMS) {
      await system.child(victim).ready(60_000);
      kill(victim);
      await stream.waitForProgress();
    }
    // Both replicas at once, so that none can respond for a moment.
    for (const victim of ['picks', 'picks-2', 'scoring', 'scoring-2']) {
      await system.child(victim).ready(60_000);
      kill(victim);
    }
    await stream.waitForProgress();
    await stream.stop();
    console.log('[killed] acknowledged', stream.acknowledgements());
    expect(system.child('picks').restarts).toBeGreaterThanOrEqual(2);
    await eventually(
      async () => expect(await findLosses(league, stream, system.databases)).toEqual([]),
      60_000,
    );
  });
});
