import { openDatabase, type Database } from '@torchbearer/kit';
import { createTestDatabase, testLog } from '@torchbearer/kit/testing';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { copies } from '../src/copies.js';
import { createQueryCache, type CachedQuery } from '../src/use-cases/query-cache.js';
import { migrations } from '../src/db/migrations/index.js';
import { lockReadModels, raiseRevision } from '../src/db/revision.js';
import { CALL, startAnalytics } from './harness.js';

let database: Database;
beforeEach(async () => {
  database = await openDatabase({
    url: await createTestDatabase(inject('postgresUrl'), 'analytics'),
    pool: 5,
    applicationName: 'test',
    entities: [],
    migrations,
    copies,
    log: testLog,
  });
});
afterEach(() => database.close());

const changeData = (): Promise<void> =>
  database.transaction(async (tx) => {
    await lockReadModels(tx);
    await raiseRevision(tx, {});
  });

const counting = () => {
  let computed = 0;
  const query: CachedQuery<number> = () => ++computed;
  return query;
};

describe('cached queries', () => {
  it('are computed once per revision, also for concurrent calls', async () => {
    const cache = createQueryCache(database);
    const query = counting();
    const ask = () => Promise.all(Array.from({ length: 200 }, () => cache.get(query)));
    expect(new Set(await ask())).toEqual(new Set([1]));
    await changeData();
    expect(new Set(await ask())).toEqual(new Set([2]));
    expect(new Set(await ask())).toEqual(new Set([2]));
  });

  it('are shared by the queries that use them', async () => {
    const cache = createQueryCache(database);
    const base = counting();
    const others = Array.from({ length: 7 }, (_, index): CachedQuery<string> => {
      return ({ get }) => `${index}: ${get(base)}`;
    });
    expect(await Promise.all(others.map((query) => cache.get(query)))).toEqual(
      others.map((_, index) => `${index}: 1`),
    );
  });

  it('are never older than the last change before the call', async () => {
    const cache = createQueryCache(database);
    const season: CachedQuery<number> = ({ model }) => model.season.episodes;
    await database.run(`insert into copied.season values ('season', 3, 0)`);
    const changeData = (): Promise<void> =>
      database.transaction(async (tx) => {
        await lockReadModels(tx);
        await tx.run('update copied.season set episodes = episodes + 1');
        await raiseRevision(tx, {});
      });
    let changes = 0;
    await Promise.all([
      ...Array.from({ length: 100 }, async () => {
        await changeData();
        changes += 1;
      }),
      ...Array.from({ length: 100 }, async () => {
        for (let turn = 0; turn < 5; turn++) {
          const before = changes;
          expect(await cache.get(season)).toBeGreaterThanOrEqual(before);
        }
      }),
    ]);
    expect(await cache.get(season)).toBe(100);
  });

  it('are computed again after a failure', async () => {
    const cache = createQueryCache(database);
    let tries = 0;
    const query: CachedQuery<string> = () => {
      tries += 1;
      if (tries === 1) throw new Error('the database was away');
      return 'here again';
    };
    await expect(cache.get(query)).rejects.toThrow('away');
    expect(await cache.get(query)).toBe('here again');
  });

  it('are not sent to a caller who has them, until they differ', async () => {
    const league = await startAnalytics();
    const replica = await league.replica();
    try {
      const { analytics, emit } = league;
      emit.user(0);
      await league.waitForCopies();
      const rowsIn = ({ json }: { json?: Buffer | undefined }) =>
        JSON.parse(json?.toString() ?? '') as unknown[];
      const first = await analytics.getLeaderboard({ knownTag: Buffer.alloc(0) }, CALL);
      expect(rowsIn(first)).toHaveLength(1);
      const knownTag = first.tag;
      const unchanged = { rows: [], json: undefined, tag: undefined, isUnchanged: true };
      for (const { analytics: one } of [league, replica])
        expect(await one.getLeaderboard({ knownTag }, CALL)).toEqual(unchanged);
      // A new revision with the same response.
      emit.castaway(0);
      await league.waitForCopies();
      expect(await analytics.getLeaderboard({ knownTag }, CALL)).toEqual(unchanged);
      emit.user(1);
      await league.waitForCopies();
      for (const { analytics: one } of [league, replica]) {
        const changed = await one.getLeaderboard({ knownTag }, CALL);
        expect(rowsIn(changed)).toHaveLength(2);
        expect(changed.tag).not.toEqual(knownTag);
      }
    } finally {
      await replica.stop();
      await league.stop();
    }
  });
});
