import { pageOf, rowsStatement, type Actor, type Condition, type PagedList } from '@torchbearer/kit';
import type {
  GetDraftRequest,
  ListRankingsRequest,
  PlayerRanking,
} from '@torchbearer/proto/league/v1/league';
import type { PageInfo, PageRequest } from '@torchbearer/proto/paging/v1/paging';
import { LISTS, ordersOf } from '@torchbearer/rules';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { draftList } from '../src/db/draft-list.js';
import { previewList } from '../src/db/preview-list.js';
import { rankingList } from '../src/db/ranking-list.js';
import { ADMIN, emailOf, startLeague, type Harness } from './harness.js';

let harness: Harness;
beforeEach(async () => {
  harness = await startLeague();
});
afterEach(() => harness.stop());

const pageRequest = (page: Partial<PageRequest>): PageRequest => ({
  ...{ limit: 0, after: '', q: '', sort: '' },
  ...page,
});
const rankings = (page: Partial<PageRequest>, filter: Omit<ListRankingsRequest, 'page'> = {}) =>
  harness.league.listRankings({ page: pageRequest(page), ...filter }, { actor: ADMIN });
const draft = (
  page: Partial<PageRequest>,
  filter: Omit<GetDraftRequest, 'page'> = {},
  actor: Actor = ADMIN,
) => harness.league.getDraft({ page: pageRequest(page), wantsJson: true, ...filter }, { actor });

/** Follows `next` to the end. @param between runs after each page */
async function readAll<Response extends { readonly page?: PageInfo | undefined }>(
  read: (after: string) => Promise<Response>,
  between = async (): Promise<unknown> => undefined,
): Promise<Response[]> {
  const pages: Response[] = [];
  for (let after = ''; ; await between()) {
    const page = await read(after);
    pages.push(page);
    after = page.page?.next ?? '';
    if (after === '') return pages;
  }
}

/** Players of whom every other has ranked; some at the same moment. */
async function save(names: readonly string[]): Promise<string[]> {
  const rows = names.map((name, index) => ({ id: randomUUID(), name, index }));
  const people = 'jsonb_to_recordset($1::jsonb) as person (id text, name text, index integer)';
  const parameters = [JSON.stringify(rows)];
  await harness.database.run(
    `insert into copied.users (id, name, email, is_admin) select id, name, '', false from ${people}`,
    parameters,
  );
  await harness.database.run(
    `insert into rosters (user_id, version, rankings_submitted_at, ranking)
     select id, 1, '2025-09-01'::timestamptz + index % 5 * interval '1 microsecond', array[gen_random_uuid()]
     from ${people} where index % 2 = 0`,
    parameters,
  );
  return rows.map(({ id }) => id);
}
async function remove(id: string | undefined): Promise<void> {
  await harness.database.run('delete from rosters where user_id = $1', [id ?? '']);
  await harness.database.run('delete from copied.users where id = $1', [id ?? '']);
}
const NAMES = ['ann', 'Ánn', 'Bo', 'bo b', 'Zoë', 'zoe', 'Kim'];
const some = (count: number) => Array.from({ length: count }, (_, index) => NAMES[index % 7] ?? '');

/** What a column shows; null for nothing. */
const COLUMN: Readonly<Record<(typeof LISTS.rankings.sorts)[number], (row: PlayerRanking) => string | null>> =
  {
    name: ({ user }) =>
      (user?.name ?? '')
        .normalize('NFD')
        .replaceAll(/[\u0300-\u036F]/g, '')
        .toLowerCase(),
    submitted: ({ submittedAt }) => submittedAt?.toISOString() ?? null,
  };

describe('pages of rankings', () => {
  // Few rows and many are found by different statements.
  test.each([
    [23, 4],
    [1_100, 400],
  ])('have each of %s players who stay once, in every order', async (count, limit) => {
    for (const sort of ordersOf(LISTS.rankings)) {
      const staying = await save(some(count));
      const going = await save(some(9));
      const pages = await readAll(
        (after) => rankings({ limit, sort, after }),
        async () => {
          await remove(going.pop());
          await save(['Boris']);
        },
      );
      const rows = pages.flatMap((page) => page.rankings);
      const ids = rows.map(({ user }) => user?.id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(expect.arrayContaining(staying));
      const values = rows.map(COLUMN[sort.replace('-', '') as keyof typeof COLUMN]);
      const filled = values.filter((value) => value !== null);
      expect(values.slice(filled.length).every((value) => value === null)).toBe(true);
      const ascending = filled.toSorted((one, other) => (one < other ? -1 : Number(one > other)));
      expect(filled).toEqual(sort.startsWith('-') ? ascending.toReversed() : ascending);
      for (const { page } of pages) expect(page?.total).toBe(count + 9);
      await harness.database.run('delete from rosters');
      await harness.database.run('delete from copied.users');
    }
  });

  test('have who has ranked, who has castaways, and who is found by name or e-mail', async () => {
    const castaways = await harness.castaways('Ada', 'Bo', 'Cy');
    const [first, second] = await harness.players(2);
    await harness.rank(first as Actor, castaways.toReversed());
    await harness.league.previewDraft({}, { actor: ADMIN });
    await harness.league.runDraft({}, { actor: ADMIN });
    const late = randomUUID();
    harness.emit.user(late, 'Late Lou');
    harness.emit.user(randomUUID(), 'Runs the league', true);
    await harness.waitForCopies();
    const found = async (page: Partial<PageRequest>, filter: Omit<ListRankingsRequest, 'page'> = {}) =>
      (await rankings(page, filter)).rankings.map(({ user }) => user?.id);
    expect(new Set(await found({}))).toEqual(new Set([first?.id, second?.id, late]));
    expect(await found({}, { submitted: true })).toEqual([first?.id]);
    expect(new Set(await found({}, { submitted: false }))).toEqual(new Set([second?.id, late]));
    expect(await found({}, { drafted: false })).toEqual([late]);
    expect(new Set(await found({}, { drafted: true }))).toEqual(new Set([first?.id, second?.id]));
    expect(await found({}, { users: `${late},${randomUUID()}` })).toEqual([late]);
    expect(await found({ q: 'LOU' })).toEqual([late]);
    expect(await found({ q: emailOf('Late Lou') })).toEqual([late]);
    expect(await found({ q: 'nobody' })).toEqual([]);

    const { rankings: whole } = await harness.league.listRankings({}, { actor: ADMIN });
    const { rankings: page } = await rankings({ limit: 500 });
    const byId = (rows: readonly PlayerRanking[]) => new Map(rows.map((row) => [row.user?.id, row]));
    expect(byId(page)).toEqual(byId(whole));
  });

  test('are refused for what is not a page', async () => {
    await save(['a', 'b']);
    const { page } = await rankings({ limit: 1 });
    const bad: [Partial<PageRequest>, Omit<ListRankingsRequest, 'page'>][] = [
      [{ sort: 'submitted', after: page?.next ?? '' }, {}],
      [{ sort: 'email' }, {}],
      [{}, { users: 'nobody' }],
    ];
    for (const [one, filter] of bad)
      await expect(rankings(one, filter)).rejects.toMatchObject({ reason: 'INVALID_INPUT' });
  });
});

describe('pages of the draft', () => {
  test('are the whole list in both orders, filtered, searched, and without e-mails where they are hidden', async () => {
    await harness.castaways('Ada', 'Bo', 'Cy');
    const [player = ADMIN, ...others] = await harness.players(7);
    harness.emit.user(player.id ?? '', 'Robin Vale');
    await harness.waitForCopies();
    expect(await draft({})).toMatchObject({ draftStatus: 1, picks: [], page: { next: '', total: 0 } });
    await harness.league.previewDraft({}, { actor: ADMIN });
    const { picks: whole } = await harness.league.runDraft({}, { actor: ADMIN });
    const all = async (sort: string) => {
      const pages = await readAll((after) => draft({ limit: 4, sort, after }));
      for (const { page } of pages) expect(page?.total).toBe(whole.length);
      return pages.flatMap(({ picks }) => picks);
    };
    expect(await all('pick')).toEqual(whole);
    expect(await all('-pick')).toEqual(whole.toReversed());

    const castaway = whole[0]?.castaway?.id ?? '';
    const mine = whole.filter(({ user }) => user?.id === player.id);
    expect((await draft({}, { castaway })).picks).toEqual(
      whole.filter((pick) => pick.castaway?.id === castaway),
    );
    expect((await draft({}, { users: player.id ?? '' })).picks).toEqual(mine);
    expect((await draft({ q: 'vale' })).picks).toEqual(mine);
    expect((await draft({ q: emailOf('Robin Vale') })).picks).toEqual([]);

    const noDates = { clearRankingsCloseAt: false, clearDraftAt: false };
    await harness.league.updateSeason({ ...noDates, showEmails: false }, { actor: ADMIN });
    const emails = async (actor: Actor) =>
      (await draft({}, {}, actor)).picks.flatMap(({ user }) => user?.email ?? []);
    expect(await emails(others[0] ?? player)).toEqual([]);
    expect(await emails(ADMIN)).toHaveLength(whole.length);

    const { page } = await draft({ limit: 1 });
    const bad: [Partial<PageRequest>, Omit<GetDraftRequest, 'page'>][] = [
      [{ sort: '-pick', after: page?.next ?? '' }, {}],
      [{}, { castaway: 'nobody' }],
      [{}, { users: '' }],
    ];
    for (const [one, filter] of bad)
      await expect(draft(one, filter)).rejects.toMatchObject({ reason: 'INVALID_INPUT' });
  });
});

test('pages are read from indexes', async () => {
  const ofOnePreview: Condition = (bind) => `pick.preview_id = ${bind(randomUUID())}`;
  const orders: [PagedList, string, Condition[]][] = [
    ...ordersOf(LISTS.rankings).map((sort): [PagedList, string, Condition[]] => [rankingList, sort, []]),
    ...ordersOf(LISTS.draft).flatMap((sort): [PagedList, string, Condition[]][] => [
      [draftList, sort, []],
      [previewList, sort, [ofOnePreview]],
    ]),
  ];
  for (const [list, sort, matching] of orders) {
    const page = pageOf(list, pageRequest({ sort }));
    const part = { hasKey: true, after: { key: '1', id: randomUUID(), total: 1 } };
    const { text, parameters } = rowsStatement(list, page, part, matching, 2);
    const plan = await harness.database.transaction(async ({ manager }) => {
      await manager.query('set local enable_seqscan = off');
      await manager.query('set local enable_bitmapscan = off');
      return JSON.stringify(await manager.query(`explain (format json) ${text}`, [...parameters]));
    });
    expect(plan).toContain('Index Cond');
    // By the id, among equal numbers of picks: there are none.
    expect(plan.replaceAll('Incremental Sort', '')).not.toContain('"Sort"');
  }
});
