import { eventually, testLog } from '@torchbearer/kit/testing';
import fc from 'fast-check';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startStandingsFeed, type StandingsFeed } from './standings-feed.js';
import type { Standings, StandingsSource } from './standings-source.js';

const standingsOf = (version: number): Standings => ({
  ...{ version, label: String(version), players: 0, averagePoints: 0, totalPicks: 0 },
  ...{ castaways: [], rows: [], isWhole: true, own: new Map() },
});
const quiet = testLog.child({}, { level: 'silent' });

/** A source at some version, which responds `delayMs` after a call with what it knew at the call. */
function slowSource(delays: readonly number[] = [0]) {
  const state = { version: 0, reads: 0, atOnce: 0, mostAtOnce: 0, isDown: false };
  const answer = async (): Promise<Standings> => {
    const { version, isDown } = state;
    state.mostAtOnce = Math.max(state.mostAtOnce, ++state.atOnce);
    await sleep(delays[state.reads++ % delays.length] ?? 0);
    state.atOnce -= 1;
    if (isDown) throw new Error('away');
    return standingsOf(version);
  };
  const source: Pick<StandingsSource, 'read' | 'newerThan'> = {
    read: answer,
    newerThan: async (than) => {
      const found = await answer();
      return found.version > than ? found : null;
    },
  };
  return { state, source };
}

function follow(source: Pick<StandingsSource, 'read' | 'newerThan'>): {
  feed: StandingsFeed;
  seen: number[];
} {
  const seen: number[] = [];
  const feed = startStandingsFeed({
    source,
    onChange: ({ version }) => void seen.push(version),
    restMs: 1,
    log: quiet,
  });
  return { feed, seen };
}

it('starts with the existing list without an announcement', async () => {
  const { state, source } = slowSource();
  state.version = 7;
  const { feed, seen } = follow(source);
  await eventually(() => expect(seen).toEqual([7]));
  expect(feed.current).toEqual(standingsOf(7));
  feed.stop();
});

it('publishes a storm of versions only forwards, one read at a time, and ends with the newest', async () => {
  const storm = fc.record({
    delays: fc.array(fc.nat(6), { minLength: 1, maxLength: 5 }),
    announced: fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 30 }),
  });
  await fc.assert(
    fc.asyncProperty(storm, async ({ delays, announced }) => {
      const { state, source } = slowSource(delays);
      const { feed, seen } = follow(source);
      for (const [index, version] of announced.entries()) {
        // The announcement may come before the list, late, twice, or after a newer one.
        feed.announce(version);
        if (index % 3 === 0) await sleep(1);
        state.version = Math.max(state.version, version);
      }
      await eventually(() => expect(seen.at(-1)).toBe(Math.max(...announced)));
      expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b));
      expect(state.mostAtOnce).toBe(1);
      feed.stop();
    }),
    { numRuns: 25 },
  );
});

it('publishes few lists for many versions', async () => {
  const { state, source } = slowSource([20]);
  const { feed, seen } = follow(source);
  state.version = 500;
  for (let version = 1; version <= 500; version++) feed.announce(version);
  await eventually(() => expect(seen.at(-1)).toBe(500));
  expect(state.reads).toBeLessThanOrEqual(3);
  feed.stop();
});

it('finds an unannounced version when it checks', async () => {
  const { state, source } = slowSource();
  const { feed, seen } = follow(source);
  await eventually(() => expect(seen).toEqual([0]));
  state.version = 3;
  feed.check();
  await eventually(() => expect(seen).toEqual([0, 3]));
  feed.check();
  await eventually(() => expect(state.reads).toBeGreaterThanOrEqual(3));
  expect(seen).toEqual([0, 3]);
  feed.stop();
});

it('retries while the list cannot be read, and while only an older one exists', async () => {
  const { state, source } = slowSource();
  state.isDown = true;
  const { feed, seen } = follow(source);
  feed.announce(4);
  await eventually(() => expect(state.reads).toBeGreaterThan(3));
  expect(seen).toEqual([]);
  Object.assign(state, { isDown: false, version: 3 });
  await eventually(() => expect(seen).toEqual([3]));
  state.version = 4;
  await eventually(() => expect(seen).toEqual([3, 4]));
  feed.stop();
});

it('never steps back for an old or repeated response', async () => {
  const { state, source } = slowSource();
  state.version = 5;
  const { feed, seen } = follow(source);
  await eventually(() => expect(seen).toEqual([5]));
  // A replica that lags behind the previous one.
  for (const lagging of [4, 5]) {
    state.version = lagging;
    const { reads } = state;
    feed.announce(6);
    await eventually(() => expect(state.reads).toBeGreaterThan(reads + 2));
    expect(feed.current?.version).toBe(5);
  }
  state.version = 6;
  await eventually(() => expect(seen).toEqual([5, 6]));
  feed.stop();
});

it('publishes nothing once it is stopped, whatever is in progress', async () => {
  const { state, source } = slowSource([10]);
  const { feed, seen } = follow(source);
  feed.stop();
  state.version = 9;
  feed.announce(9);
  feed.check();
  await sleep(30);
  expect(seen).toEqual([]);
});
