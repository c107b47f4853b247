/** Standings beside and after a release that stored its copies elsewhere. */
import { eventually } from '@torchbearer/kit/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copies } from '../src/copies.js';
import { ADMIN, readRows, startScoring, type Harness, type Replica } from './harness.js';
import { PLAYERS } from './league-history.js';

let league: Harness;
const running: Pick<Replica, 'stop'>[] = [];
beforeEach(async () => {
  league = await startScoring();
  running.push(league);
});
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
});

const connected = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

it('standings stay as they were until the copies are filled, and are then recomputed', async () => {
  for (let n = 0; n < PLAYERS; n++) league.emit.pick(n, 3, n % 4);
  await league.waitForStandings();
  await league.save(3, { 0: 6, 1: 2 });
  const { version, rows: all } = await readRows(league, ADMIN);
  const before = {
    version,
    all: all.map(({ userId, rank, totalPoints }) => ({ userId, rank, totalPoints })),
  };
  await league.stop();
  const tables = Object.values(copies).map(({ table }) => table);
  await connected(league.urls.database, (client) =>
    client.query(`truncate copied.versions, copied.fills, ${tables.join(', ')}`),
  );
  await connected(league.urls.bus, (client) => client.query('truncate bus.group_offsets'));

  await connected(league.urls.database, async (client) => {
    const rows = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows;
    const [computed] = await rows('select computations from standings');
    await client.query('begin; lock table copied.users in exclusive mode');
    const replica = await league.replica({ MIGRATIONS: 'expect' }, { pollMs: 600_000 });
    running.splice(0, running.length, replica);
    // Names are not there yet; the replica is not ready before they are.
    const standings = async () => {
      const { version: shown, rows: now } = await readRows(replica, ADMIN);
      return {
        version: shown,
        all: now.map(({ userId, rank, totalPoints }) => ({ userId, rank, totalPoints })),
      };
    };
    await eventually(async () => expect(await rows('select from copied.picks')).toHaveLength(PLAYERS));
    await sleep(500);
    expect(await rows('select computations from standings')).toEqual([computed]);
    expect(await standings()).toEqual(before);

    await client.query('commit');
    await eventually(async () => {
      expect(await rows('select from copied.users')).toHaveLength(PLAYERS);
      expect(await rows('select computations from standings')).not.toEqual([computed]);
      expect(await rows('select from standings_marks')).toEqual([]);
    });
    expect((await standings()).all).toEqual(before.all);
  });
});

it('standings that the previous release computes meanwhile are computed here, too', async () => {
  await league.save(3, { 0: 6 });
  const { version } = await league.standings();
  // A pod of 0.7 stores a board only.
  await league.database.run(
    `update standings set version = version + 1, computations = computations + 1, board_at = now(),
       computed_at = now()`,
  );
  expect((await league.standings()).version).toBe(version + 2);
  await eventually(async () => {
    const { version: newest, list } = await league.standings();
    expect(newest).toBe(version + 2);
    expect(list).toHaveLength(PLAYERS);
  });
});
