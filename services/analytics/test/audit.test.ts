import { pageRequest, readAll, uuid } from '@torchbearer/kit/testing';
import { forFile } from '@torchbearer/kit/testing/suites';
import { Topics } from '@torchbearer/proto/topics';
import { describe, expect, it } from 'vitest';
import { CALL, startAnalytics, type Harness } from './harness.js';

const ENTRIES = 130;
const BO = uuid(9, 2);

const league = await forFile(startAnalytics());
const topics = [
  Topics.identityAudit,
  Topics.leagueAudit,
  Topics.picksAudit,
  Topics.scoringAudit,
  Topics.smsAudit,
];
for (let number = 0; number < ENTRIES; number++) {
  const fields = {
    // Two entries per minute: equal times are ordered by id.
    at: new Date(Date.UTC(2030, 0, 1, 0, Math.floor(number / 2))),
    ...(number % 10 === 0 && { actorId: BO, actorName: 'Bo' }),
    action: ['castaway.created', 'castaway.changed', 'castaways.imported', 'week.saved'][number % 4] ?? '',
  };
  league.emit.audited(number, fields, topics[number % topics.length]);
}
// Each comes twice.
await league.waitForCopies([...league.queued, ...league.queued]);
league.queued.length = 0;

const list = (fields: Partial<Parameters<Harness['analytics']['listAudit']>[0]> = {}) =>
  league.analytics.listAudit({ limit: 0, ...fields }, CALL);
const numbersOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => Number(id.slice(-8)));

describe('the audit log', () => {
  it('shows who did what to what and when, with the states before and after', async () => {
    const { entries } = await list({ limit: 1 });
    expect(entries).toEqual([
      {
        id: uuid(6, 129),
        at: new Date(Date.UTC(2030, 0, 1, 1, 4)),
        actorId: uuid(9, 1),
        actorName: 'Ada',
        action: 'castaway.changed',
        targetType: 'castaway',
        targetId: uuid(2, 129),
        targetName: 'Castaway 129',
        beforeJson: '',
        afterJson: '{"eliminated":false}',
      },
    ]);
  });

  it('shows 50 entries by default, newest first, each once although its event was delivered twice', async () => {
    const { entries, nextId } = await list();
    expect(numbersOf(entries)).toEqual(Array.from({ length: 50 }, (_, index) => ENTRIES - 1 - index));
    expect(nextId).toBe(entries.at(-1)?.id);
  });

  it('is read page by page without gaps or repetitions, up to its end', async () => {
    const seen: number[] = [];
    let beforeId: string | undefined;
    do {
      const page = await list({ limit: 37, beforeId });
      seen.push(...numbersOf(page.entries));
      beforeId = page.nextId;
    } while (beforeId !== undefined);
    expect(seen).toEqual(Array.from({ length: ENTRIES }, (_, index) => ENTRIES - 1 - index));
    expect((await list({ limit: ENTRIES })).nextId).toBeUndefined();
  });

  it('continues from the same entry although new ones have arrived', async () => {
    const first = await list({ limit: 10, action: 'week' });
    league.emit.audited(900, { action: 'week.saved', at: new Date(Date.UTC(2031, 0, 1)) });
    await league.waitForCopies();
    const second = await list({ limit: 10, action: 'week', beforeId: first.nextId });
    expect(numbersOf([...first.entries, ...second.entries])).toEqual(
      Array.from({ length: 20 }, (_, index) => 127 - index * 4),
    );
  });

  it('is read by pages that are linked, in both orders, searched and filtered', async () => {
    const all = async (
      page: { q?: string; sort?: string },
      filter: { actorId?: string; action?: string } = {},
    ) => {
      const pages = await readAll((after) =>
        list({ page: pageRequest({ limit: 37, after, ...page }), ...filter }),
      );
      for (const { nextId } of pages) expect(nextId).toBeUndefined();
      const seen = pages.flatMap(({ entries }) => numbersOf(entries));
      expect(pages.at(-1)?.page?.total).toBe(seen.length);
      return seen;
    };
    const newest = numbersOf((await list({ limit: 200 })).entries);
    expect(await all({})).toEqual(newest);
    expect(await all({ sort: 'at' })).toEqual(newest.toReversed());
    expect(await all({ q: 'BO' })).toHaveLength(13);
    expect(await all({ q: 'castaway.created ada' })).toEqual(
      await all({ q: 'ada' }, { action: 'castaway.created' }),
    );
    expect((await all({}, { actorId: BO, action: 'castaway' })).every((number) => number % 10 === 0)).toBe(
      true,
    );
    await expect(list({ page: pageRequest({ limit: 1 }), beforeId: uuid(6, 1) })).rejects.toMatchObject({
      reason: 'INVALID_INPUT',
      details: [{ field: 'before' }],
    });
  });

  it('is filtered by actor, by action, and by kind of target', async () => {
    const all = async (filter: { actorId?: string; action?: string }) =>
      (await list({ limit: 200, ...filter })).entries;
    expect((await all({ actorId: BO })).map(({ actorName }) => actorName)).toEqual(Array(13).fill('Bo'));
    expect(new Set((await all({ action: 'castaway.created' })).map(({ action }) => action))).toEqual(
      new Set(['castaway.created']),
    );
    expect(new Set((await all({ action: 'castaway' })).map(({ action }) => action))).toEqual(
      new Set(['castaway.created', 'castaway.changed']),
    );
    expect(await all({ action: 'cast' })).toEqual([]);
    expect(await all({ action: 'castaway.%' })).toEqual([]);
    expect(await all({ actorId: "nobody' or true --" })).toEqual([]);
    expect(numbersOf(await all({ actorId: BO, action: 'castaway.created' }))).toEqual([
      120, 100, 80, 60, 40, 20, 0,
    ]);
  });

  it('refuses an unknown entry to continue from, and more than 200 entries', async () => {
    for (const beforeId of [uuid(6, 5_000), 'no-id', '0\0']) {
      await expect(list({ beforeId })).rejects.toMatchObject({
        reason: 'INVALID_INPUT',
        details: [{ field: 'beforeId' }],
      });
    }
    await expect(list({ limit: 201 })).rejects.toMatchObject({
      reason: 'INVALID_INPUT',
      details: [{ field: 'limit', message: 'At most 200 entries at a time.' }],
    });
    expect((await list({ limit: 200 })).entries.length).toBeGreaterThanOrEqual(ENTRIES);
  });
});
