import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from './src/databases.js';
import { openLeague, type League } from './src/league.js';
import { relayHolder } from './src/relay-holder.js';
import { findLosses, startStream } from './src/stream.js';
import { startTestSystem, type TestSystem } from './src/system.js';
import { eventually } from './src/wait.js';

/** As many as submit at once in the last minute before picks close on a small machine. */
const PLAYERS = 64;
const ROUNDS = 20;
const REPLICATED = ['picks', 'gateway', 'scoring'] as const;
/** The services that copy picks. */
const COPYING = ['scoring', 'analytics', 'sms', 'league'] as const;

interface PickRow {
  readonly id: string;
  readonly version: number;
  readonly castawayId: string;
}

describe(`picks, gateway, scoring and the relay, killed ${ROUNDS} times each while everybody picks`, () => {
  let system: TestSystem;
  let league: League;

  beforeAll(async () => {
    system = await startTestSystem({
      purpose: 'spike',
      replicas: Object.fromEntries(REPLICATED.map((name) => [name, 2])),
    });
    league = await openLeague(system.urls, PLAYERS);
  });
  afterAll(async () => {
    await system?.stop();
  });

  /** Kills one replica while the other has the calls, and waits until the killed one is back. */
  const kill = async (name: string): Promise<void> => {
    system.child(name).kill('SIGKILL');
    await eventually(() => expect(restartsOf(name)).toBeGreaterThan(known.get(name) ?? 0));
    known.set(name, restartsOf(name));
    await system.child(name).ready(60_000);
  };
  const known = new Map<string, number>();
  const restartsOf = (name: string): number => system.child(name).restarts;

  it(
    'lose no acknowledged pick, double nothing, and leave equal copies',
    { timeout: 1_800_000 },
    async () => {
      const stream = startStream(league);
      await stream.waitForProgress();
      for (let round = 0; round < ROUNDS; round++) {
        for (const name of REPLICATED) await kill(round % 2 === 0 ? name : `${name}-2`);
        await kill(await relayingReplica());
        await stream.waitForProgress();
      }
      await kill('league');
      // All replicas at once, so that none can respond for a moment.
      await Promise.all(['picks', 'picks-2', 'scoring', 'scoring-2'].map(kill));
      await stream.waitForProgress();
      await stream.stop();
      console.log('[spike] acknowledged', stream.acknowledgements(), 'failed', stream.failures.length);

      await eventually(
        async () => expect(await findLosses(league, stream, system.databases)).toEqual([]),
        60_000,
      );
      const stored = await picksIn('picks', 'select id, version, castaway_id as "castawayId" from picks');
      const castaways = new Map(stored.map(({ id, castawayId }) => [id, castawayId]));
      await eventually(async () => {
        for (const service of COPYING) {
          const copy = await picksIn(service, 'select id, castaway_id as "castawayId" from copied.picks');
          expect(new Map(copy.map(({ id, castawayId }) => [id, castawayId]))).toEqual(castaways);
        }
      }, 60_000);

      // Each change was published once: the log has no version of a pick twice, and ends with the stored ones.
      const published = await picksIn(
        'bus',
        `select key as id, (headers ->> 'ce_entityversion')::int as version from bus.messages
       where topic = 'picks.pick.v1' order by key, version`,
      );
      const places = published.map(({ id, version }) => `${id} ${version}`);
      expect(new Set(places).size).toBe(places.length);
      const newest = new Map(published.map(({ id, version }) => [id, version]));
      expect(newest).toEqual(new Map(stored.map(({ id, version }) => [id, version])));
    },
  );

  async function relayingReplica(): Promise<string> {
    const replicas = ['picks', 'picks-2'];
    return await eventually(async () => {
      const pids = replicas.map((name) => system.child(name).pid ?? 0);
      const holder = await relayHolder(system.databases['picks'] ?? '', pids);
      const found = replicas[pids.indexOf(holder ?? -1)];
      if (found === undefined) throw new Error('no replica of picks relays');
      return found;
    });
  }

  const picksIn = (database: string, text: string): Promise<PickRow[]> =>
    sql(system.databases[database], text);
});
