/** A league recovers from the loss of its bus or a restored database: the owners republish everything. */
import { republish, type ProcessName } from '@torchbearer/local';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from './src/databases.js';
import { openLeague, type League } from './src/league.js';
import { startSystemInProcess } from './src/in-process.js';
import type { TestSystem } from './src/system.js';
import { eventually } from './src/wait.js';

const OWNERS: readonly ProcessName[] = ['identity', 'league', 'picks', 'scoring', 'sms'];
/** The tables of copies, and those that analytics derives from them. */
const COPIES = {
  scoring: ['users', 'castaways', 'weeks', 'season', 'rosters', 'picks'].map((table) => `copied.${table}`),
  analytics: [
    ...['users', 'castaways', 'weeks', 'season', 'rosters', 'picks', 'scored_weeks', 'audit_entries'].map(
      (table) => `copied.${table}`,
    ),
    ...['castaway_points', 'newest_picks'],
  ],
};
const databasePrefix = `restored_${process.pid}_${Date.now().toString(36)}_`;

describe('a league', () => {
  let system: TestSystem;
  let league: League;

  beforeAll(async () => {
    system = await startSystemInProcess({ purpose: 'restored', databasePrefix });
    league = await openLeague(system.urls, 6);
  });
  afterAll(async () => {
    await system?.stop();
  });

  const player = (index: number) => {
    const one = league.players[index];
    if (!one) throw new Error(`there is no player ${index}`);
    return one;
  };
  const castawayOf = (index: number, round: number): string =>
    league.rosters.get(player(index).id)?.[round - 1] ?? '';
  const pick = (index: number, round: number) =>
    player(index).client.submitPick({ body: { castawayId: castawayOf(index, round) } });
  const save = (points: Readonly<Record<string, number>>) =>
    league.admin.client.saveWeekPoints({
      params: { n: 3 },
      body: { entries: Object.entries(points).map(([castawayId, value]) => ({ castawayId, points: value })) },
    });
  const standings = async () =>
    (await league.admin.client.getStandings()).map(({ id, totalPoints, rank }) => ({
      id,
      totalPoints,
      rank,
    }));
  const url = (name: string): string => system.databases[name] ?? '';
  /** The rows of these tables. */
  const copies = async (): Promise<Record<string, unknown>> => {
    const found: Record<string, unknown> = {};
    for (const [service, tables] of Object.entries(COPIES)) {
      for (const table of tables)
        found[`${service}.${table}`] = await sql(url(service), `select * from ${table} order by 1, 2`);
    }
    return found;
  };
  /** Stops the system, runs `meanwhile` on the databases, and starts it with an empty bus. */
  const restart = async (meanwhile: () => Promise<unknown>): Promise<void> => {
    await system.stop();
    await meanwhile();
    await sql(url('bus'), 'drop schema bus cascade');
    // On the same port, because clients keep the address.
    const port = Number(new URL(system.urls[0] ?? '').port);
    system = await startSystemInProcess({ purpose: 'restored', databasePrefix, port });
  };

  it(
    'fills all copies again after its bus was lost and the owners republished everything',
    { timeout: 240_000 },
    async () => {
      for (const index of [0, 1, 2, 3, 4]) await pick(index, 1);
      await pick(0, 2);
      await save(Object.fromEntries(league.castaways.map(({ id }, index) => [id, index * 3 - 4])));
      await league.admin.client.deleteUser({ params: { id: player(5).id } });
      await eventually(async () => {
        expect(await standings()).toHaveLength(5);
        expect(await sql(url('analytics'), 'select from copied.picks')).toHaveLength(5);
        expect(
          await sql(url('analytics'), `select from copied.audit_entries where action = 'user.deleted'`),
        ).toHaveLength(1);
      });
      const [listBefore, before] = [await standings(), await copies()];
      expect(new Set(listBefore.map(({ totalPoints }) => totalPoints)).size).toBeGreaterThan(1);

      await restart(async () => {
        for (const [service, tables] of Object.entries(COPIES))
          await sql(url(service), `truncate ${tables.join(', ')}, copied.versions, copied.fills`);
      });
      expect(await standings()).toEqual([]);
      for (const owner of OWNERS) await republish(owner, url(owner));
      await eventually(async () => expect(await copies()).toEqual(before), 60_000);
      await eventually(async () => expect(await standings()).toEqual(listBefore));

      // New events are not mistaken for old ones.
      await pick(1, 2);
      await save({ [castawayOf(1, 2)]: 500 });
      await eventually(async () =>
        expect((await standings()).find(({ id }) => id === player(1).id)).toMatchObject({
          totalPoints: 500,
          rank: 1,
        }),
      );
    },
  );

  it(
    'is consistent again after one database was restored and everything was republished with new versions',
    { timeout: 240_000 },
    async () => {
      const backup = `${databasePrefix}backup`;
      const picks = new URL(url('picks')).pathname.slice(1);
      // A database without connections is copied and renamed over a connection to another one.
      await restart(() => sql(url('bus'), `create database ${backup} template ${picks}`));
      await pick(2, 2);
      await pick(2, 1);
      await pick(2, 2);
      await save({ [castawayOf(2, 1)]: 111, [castawayOf(2, 2)]: 222 });
      const totalOf2 = async () => (await standings()).find(({ id }) => id === player(2).id)?.totalPoints;
      await eventually(async () => expect(await totalOf2()).toBe(222));

      await restart(async () => {
        await sql(url('bus'), `drop database ${picks}`);
        await sql(url('bus'), `alter database ${backup} rename to ${picks}`);
      });
      const mine = await player(2).client.getMyPicks();
      expect(mine.pick?.castawayId).toBe(castawayOf(2, 1));
      expect(await totalOf2()).toBe(222);
      for (const owner of OWNERS) await republish(owner, url(owner), '--as-new');
      await eventually(async () => expect(await totalOf2()).toBe(111), 60_000);
      await pick(2, 2);
      await eventually(async () => expect(await totalOf2()).toBe(222));
    },
  );
});
