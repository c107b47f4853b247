import type { Actor, Database } from '@torchbearer/kit';
import {
  adminActor,
  areInOrder,
  pageRequest,
  planOfPage,
  playerActor,
  readAll,
} from '@torchbearer/kit/testing';
import type { PageRequest } from '@torchbearer/proto/paging/v1/paging';
import type { ListPicksRequest } from '@torchbearer/proto/picks/v1/picks';
import { LISTS, ordersOf } from '@torchbearer/rules';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { pickLog } from '../src/db/pick-entries.js';
import { playerList } from '../src/db/players.js';
import { before, close, during, startLeague, type League } from './league.js';

const admin = adminActor(randomUUID());
const viewer = playerActor(randomUUID());

const players = (
  { picks }: Pick<League, 'picks'>,
  page: Partial<PageRequest> | undefined,
  filter: Omit<ListPicksRequest, 'page'> = {},
  actor: Actor = viewer,
) => picks.listPicks({ page: page && pageRequest(page), ...filter }, { actor });
const log = ({ picks }: Pick<League, 'picks'>, page: Partial<PageRequest>, week?: number) =>
  picks.listPickLog({ page: pageRequest(page), week }, { actor: admin });

/** Players with a pick of each of weeks 3 and 4 at the same moment. */
async function save(database: Database, names: readonly string[]): Promise<string[]> {
  const rows = names.map((name) => ({ id: randomUUID(), name }));
  const people = `jsonb_to_recordset($1::jsonb) as person (id uuid, name text)`;
  await database.run(`insert into copied.users (id, name, is_admin) select id, name, false from ${people}`, [
    JSON.stringify(rows),
  ]);
  await database.run(
    `insert into picks (id, version, user_id, week_number, castaway_id, is_auto_selected, submitted_at, submitted_by)
     select gen_random_uuid(), 1, id, week, gen_random_uuid(), true, '2025-10-01', 'system'
     from ${people} cross join generate_series(3, 4) week`,
    [JSON.stringify(rows)],
  );
  return rows.map(({ id }) => id);
}

test('pages have each player once, by name, with what the whole list has of them', async () => {
  const league = await startLeague();
  const ids = await save(league.database, ['ann', 'Ánn', 'Bo', 'bo b', 'Zoë', 'zoe']);
  for (const sort of ordersOf(LISTS.picks)) {
    const pages = await readAll((after) => players(league, { limit: 4, sort, after }));
    const users = pages.flatMap((page) => page.users);
    expect(users.map(({ id }) => id).sort()).toEqual(ids.toSorted());
    expect(
      areInOrder(
        users.map(({ name }) => name),
        sort,
      ),
    ).toBe(true);
    for (const page of pages) {
      const shown = page.users.flatMap(({ id }) => [`${id} 3`, `${id} 4`]).sort();
      expect(page.picks.map(({ userId, weekNumber }) => `${userId} ${weekNumber}`).sort()).toEqual(shown);
    }
  }
});

test('pages of the log have each pick once, by time', async () => {
  const league = await startLeague();
  await save(league.database, ['ann', 'bo', 'zoe']);
  await league.database.run(`update picks set submitted_at = submitted_at + random() * interval '3 seconds'
    where week_number = 3`);
  for (const sort of ordersOf(LISTS.pickLog)) {
    const pages = await readAll((after) => log(league, { limit: 4, sort, after }));
    const found = pages.flatMap((page) => page.picks);
    expect(new Set(found.map(({ id }) => id)).size).toBe(6);
    expect(
      areInOrder(
        found.map(({ submittedAt }) => submittedAt?.toISOString() ?? null),
        sort,
      ),
    ).toBe(true);
  }
});

/** Robin and Kim picked in week 3, and Robin in week 4, whose picks are hidden until the close. */
async function hiddenWeek() {
  const league = await startLeague();
  league.clock.set(during(3));
  const week3 = await league.week(3);
  const robin = await league.player({ name: 'Robin' });
  const kim = await league.player({ name: 'Kim' });
  await league.pick(robin.id, robin.first.id);
  await league.pick(kim.id, kim.first.id);
  await league.nextWeek(week3);
  await league.season({ hidePicksUntilLock: true });
  await league.user({ name: 'Runs the league', isAdmin: true });
  await league.waitForCopies();
  league.clock.set(before(close(4)));
  await league.pick(robin.id, robin.second.id);
  return { league, robin, kim };
}

describe('pages of all picks', () => {
  test('show nobody more than the whole list does', async () => {
    const { league, robin, kim } = await hiddenWeek();
    const seen = async (actor: Actor, filter: Omit<ListPicksRequest, 'page'> = {}) => {
      const pages = await readAll((after) => players(league, { limit: 1, after }, filter, actor));
      return pages.flatMap((page) =>
        page.picks.map(({ userName, weekNumber }) => `${userName} ${weekNumber}`),
      );
    };
    const picked = async (actor: Actor, week: number, is: boolean) =>
      (await players(league, {}, { week, picked: is }, actor)).users.map(({ name }) => name);
    const [asRobin, asKim] = [playerActor(robin.id), playerActor(kim.id)];
    expect(await seen(asKim)).toEqual(['Kim 3', 'Robin 3']);
    expect(await seen(asRobin)).toEqual(['Kim 3', 'Robin 4', 'Robin 3']);
    expect(await seen(admin)).toEqual(['Kim 3', 'Robin 4', 'Robin 3']);
    expect(await seen(asKim, { week: 4 })).toEqual([]);
    expect(await seen(asKim, { users: robin.id })).toEqual(['Robin 3']);
    // Who has picked is hidden, too.
    expect(await picked(asKim, 4, true)).toEqual([]);
    expect(await picked(asKim, 4, false)).toEqual(['Kim', 'Robin']);
    expect(await picked(asRobin, 4, true)).toEqual(['Robin']);
    expect(await picked(admin, 4, true)).toEqual(['Robin']);
    expect(await picked(admin, 4, false)).toEqual(['Kim']);
    league.clock.set(close(4));
    expect(await picked(asKim, 4, true)).toContain('Robin');
    expect(await seen(asKim, { week: 4, users: robin.id })).toEqual(['Robin 4']);
  });

  test('have the castaways and weeks of the league, and what these players drafted', async () => {
    const { league, robin, kim } = await hiddenWeek();
    const page = await players(league, { q: 'ROB' }, {}, playerActor(kim.id));
    const whole = await league.picks.listPicks({}, { actor: playerActor(kim.id) });
    const ofRobin = <T extends { userId: string }>(list: readonly T[]) =>
      list.filter(({ userId }) => userId === robin.id);
    expect(page).toEqual({
      ...whole,
      users: [{ id: robin.id, name: 'Robin' }],
      picks: ofRobin(whole.picks),
      draftPicks: ofRobin(whole.draftPicks),
      page: { next: '', total: 1 },
    });
    const both = await players(league, undefined, { users: [robin.id, kim.id, randomUUID()].join(',') });
    expect(both.users.map(({ name }) => name)).toEqual(['Kim', 'Robin']);
  });

  test('are refused for what is not a page', async () => {
    const { database, picks } = await startLeague();
    await save(database, ['a', 'b']);
    const { page } = await players({ picks }, { limit: 1 });
    const bad: [Partial<PageRequest>, Omit<ListPicksRequest, 'page'>][] = [
      [{ sort: '-name', after: page?.next ?? '' }, {}],
      [{ sort: 'at' }, {}],
      [{}, { picked: true }],
      [{}, { week: 0 }],
      [{}, { users: 'nobody' }],
      [{}, { users: Array.from({ length: 101 }, () => randomUUID()).join(',') }],
    ];
    for (const [one, filter] of bad)
      await expect(players({ picks }, one, filter)).rejects.toMatchObject({ reason: 'INVALID_INPUT' });
  });
});

describe('the log', () => {
  test('is searched by the player’s name, and has the picks of one week', async () => {
    const { league } = await hiddenWeek();
    const found = async (page: Partial<PageRequest>, week?: number) =>
      (await log(league, page, week)).picks.map(({ userName, weekNumber }) => `${userName} ${weekNumber}`);
    expect(await found({ q: 'obi' })).toEqual(['Robin 4', 'Robin 3']);
    expect(await found({ q: 'k' })).toEqual(['Kim 3']);
    expect((await found({}, 3)).sort()).toEqual(['Kim 3', 'Robin 3']);
    expect(await found({ q: 'kim' }, 4)).toEqual([]);
    await expect(log(league, {}, 21)).rejects.toMatchObject({ reason: 'INVALID_INPUT' });
  });

  test('does not count more than ten thousand picks', async () => {
    const { database, picks } = await startLeague();
    await save(
      database,
      Array.from({ length: 5_000 }, (_, n) => `p${n}`),
    );
    expect((await log({ picks }, { limit: 1 })).page?.total).toBe(10_000);
    await save(database, ['one more']);
    const first = (await log({ picks }, { limit: 1 })).page;
    expect(first?.total).toBeUndefined();
    const second = (await log({ picks }, { limit: 1, after: first?.next ?? '' })).page;
    expect(second).toMatchObject({ total: undefined });
  });
});

test.each([
  ...ordersOf(LISTS.picks).map((sort) => [sort, playerList, []] as const),
  ...ordersOf(LISTS.pickLog).flatMap((sort) => [
    [sort, pickLog, []] as const,
    [sort, pickLog, [() => 'pick.week_number = 3']] as const,
  ]),
])('pages in the order %s are read from an index, without sorting', async (sort, list, conditions) => {
  const { database } = await startLeague();
  const plan = await planOfPage(database, list, sort, { conditions });
  expect(plan).toContain('Index Cond');
  expect(plan).not.toContain('Sort');
});
