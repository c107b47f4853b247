import { playerId, uuid } from '@torchbearer/kit/testing';
/** The league in memory is updated with what changed, and must always equal one that is loaded whole. */
import type { BusMessage, Database } from '@torchbearer/kit';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { comparedWeeks } from '../src/domain/head-to-head.js';
import { leagueStats, weekActivity } from '../src/domain/activity.js';
import { type LeagueModel, participantOf } from '@torchbearer/rules/league';
import { raiseRevision } from '../src/db/revision.js';
import { createQueryCache, type CachedQuery, type QueryCache } from '../src/use-cases/query-cache.js';
import { rankedLeague } from '../src/use-cases/queries.js';
import { startAnalytics, type Harness, createTestEvents } from './harness.js';
import { reset, someHistory, type Happening } from './history.js';

let league: Harness;
let database: Database;
beforeEach(async () => {
  league = await startAnalytics();
  ({ database } = league);
});
afterEach(() => league.stop());

const modelOf: CachedQuery<LeagueModel> = ({ model }) => model;
const USERS = [0, 1, 2, 3, 4, 5, 6].map(playerId);

/** Everything that responses are made of. */
const everything: CachedQuery<unknown> = ({ model, get }) => {
  const slots = USERS.flatMap((id) => participantOf(model, id) ?? []);
  const { board, players: _, ...rest } = get(rankedLeague);
  return {
    board,
    league: rest,
    activity: weekActivity(model).sort((a, b) => a.weekNumber - b.weekNumber),
    stats: leagueStats(model),
    comparisons: slots.flatMap((one) => slots.map((other) => comparedWeeks(model, one, other))),
    weeks: [...model.weeks].sort((a, b) => a.weekNumber - b.weekNumber),
  };
};

/** @returns whether the league was updated, and not loaded whole */
async function expectAsIfLoaded(cache: QueryCache, before: LeagueModel): Promise<boolean> {
  expect(await cache.get(everything)).toEqual(await createQueryCache(database).get(everything));
  return (await cache.compute(modelOf)) === before;
}

/** Applies what happens in batches of random size. */
async function inBatches(
  happenings: readonly Happening[],
  sizes: readonly number[],
  afterBatch: () => Promise<void>,
): Promise<void> {
  const queued: BusMessage[] = [];
  const emit = createTestEvents(queued);
  for (let from = 0, batch = 0; from < happenings.length; batch++) {
    const size = sizes[batch % sizes.length] ?? 1;
    for (const happen of happenings.slice(from, from + size)) happen(emit);
    await league.waitForCopies(queued.splice(0));
    await afterBatch();
    from += size;
  }
}

describe('the league in memory', () => {
  it('equals one that is loaded whole, after any batches of events', async () => {
    const histories = fc.sample(
      fc.tuple(someHistory(60), someHistory(20), fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 3 })),
      { numRuns: process.env['LONG_CHECKS'] === 'true' ? 4 : 2, seed: 7 },
    );
    for (const [season, next, sizes] of histories) {
      const cache = createQueryCache(database);
      let batches = 0;
      let updates = 0;
      await inBatches([...season, reset, ...next], sizes, async () => {
        const before = await cache.compute(modelOf);
        batches += 1;
        updates += Number(await expectAsIfLoaded(cache, before));
      });
      expect(updates).toBe(batches);
      await league.stop();
      league = await startAnalytics();
      ({ database } = league);
    }
  });

  it('is updated only with what changed since its own revision, however many there were', async () => {
    const cache = createQueryCache(database);
    const { emit } = league;
    for (const number of [0, 1, 2]) emit.user(number);
    await league.waitForCopies();
    const before = await cache.compute(modelOf);
    for (let round = 0; round < 30; round++) {
      emit.pick(round % 3, 3 + (round % 2), round % 2);
      if (round % 5 === 0) emit.user(1, { name: `Player 1, renamed ${round}` });
      await league.waitForCopies();
    }
    expect(await expectAsIfLoaded(cache, before)).toBe(true);
  });

  it('is loaded whole after a revision that records no changes', async () => {
    const cache = createQueryCache(database);
    league.emit.user(0);
    await league.waitForCopies();
    const before = await cache.compute(modelOf);
    await database.run(`update copied.users set name = 'Renamed'`);
    await database.run('update facts_revision set revision = revision + 1');
    expect(await expectAsIfLoaded(cache, before)).toBe(false);
    const { emit } = league;
    emit.user(0, { name: 'Renamed again' });
    await league.waitForCopies();
    await expectAsIfLoaded(cache, before);
  });

  it('is loaded whole if it is behind by more revisions than are recorded', async () => {
    const cache = createQueryCache(database);
    await database.transaction((tx) => raiseRevision(tx, {}));
    const before = await cache.compute(modelOf);
    await database.run(`insert into copied.users (id, name, is_admin) values ($1, 'Ada', true)`, [
      playerId(0),
    ]);
    await database.transaction((tx) => raiseRevision(tx, { userIds: [playerId(0)] }));
    await database.transaction(async (tx) => {
      for (let count = 0; count < 1_001; count++) await raiseRevision(tx, {});
    });
    expect(await expectAsIfLoaded(cache, before)).toBe(false);
    const [row] = await database.rows<{ count: number }>(
      'select count(*)::int as count from revision_changes',
    );
    expect(row?.count).toBe(1_000);
  });

  it('follows a database that was restored to an earlier moment, also when its revision is the same again', async () => {
    const { emit } = league;
    emit.user(0);
    await league.waitForCopies();
    const [backup] = await database.rows<{ revision: string; tag: string }>(
      'select revision, tag from facts_revision',
    );
    const restore = async (): Promise<void> => {
      await database.run('delete from revision_changes where revision > $1', [backup?.revision]);
      await database.run('update facts_revision set revision = $1, tag = $2', [
        backup?.revision,
        backup?.tag,
      ]);
      await database.run('delete from copied.users where id <> $1', [playerId(0)]);
    };
    const signUp = (number: number): Promise<void> =>
      database.transaction(async (tx) => {
        await tx.run(`insert into copied.users (id, name, is_admin) values ($1, 'New', false)`, [
          playerId(number),
        ]);
        await raiseRevision(tx, { userIds: [playerId(number)] });
      });
    const [cache, other] = [createQueryCache(database), createQueryCache(database)];
    await signUp(1);
    const [before] = [await cache.compute(modelOf), await other.compute(modelOf)];
    await restore();
    await expectAsIfLoaded(other, before);
    // A history of its own reaches the number that the cache has.
    await signUp(2);
    await expectAsIfLoaded(cache, before);
    await expectAsIfLoaded(other, before);
    expect((await cache.get(rankedLeague)).players.ids).toEqual([playerId(0), playerId(2)]);
  });

  it('is loaded whole when most of its users were deleted', async () => {
    const cache = createQueryCache(database);
    const ids = Array.from({ length: 3_000 }, (_, number) => uuid(1, number));
    await database.run(`insert into copied.users select id, 'Player', false from unnest($1::uuid[]) id`, [
      ids,
    ]);
    await database.transaction((tx) => raiseRevision(tx, { userIds: ids }));
    const before = await cache.compute(modelOf);
    await database.run('delete from copied.users where id <> $1', [ids[0]]);
    await database.transaction((tx) => raiseRevision(tx, { userIds: ids.slice(1) }));
    expect(await expectAsIfLoaded(cache, before)).toBe(true);
    await database.transaction((tx) => raiseRevision(tx, {}));
    expect(await expectAsIfLoaded(cache, before)).toBe(false);
  });
});
