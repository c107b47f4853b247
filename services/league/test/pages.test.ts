import type { Actor, Condition } from '@torchbearer/kit';
import { areInOrder, pageRequest, planOfPage, readAll } from '@torchbearer/kit/testing';
import type {
  GetDraftRequest,
  ListRankingsRequest,
  PlayerRanking,
} from '@torchbearer/proto/league/v1/league';
import type { PageRequest } from '@torchbearer/proto/paging/v1/paging';
import { LISTS, ordersOf } from '@torchbearer/rules';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { draftList } from '../src/db/draft-picks.js';
import { previewList } from '../src/db/draft-previews.js';
import { rankingList } from '../src/db/players.js';
import { ADMIN, emailOf, startLeague, type Harness } from './harness.js';

let harness: Harness;
beforeEach(async () => {
  harness = await startLeague();
});
afterEach(() => harness.stop());

const rankings = (page: Partial<PageRequest>, filter: Omit<ListRankingsRequest, 'page'> = {}) =>
  harness.league.listRankings({ page: pageRequest(page), ...filter }, { actor: ADMIN });
const draft = (
  page: Partial<PageRequest>,
  filter: Omit<GetDraftRequest, 'page'> = {},
  actor: Actor = ADMIN,
) => harness.league.getDraft({ page: pageRequest(page), wantsJson: true, ...filter }, { actor });

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

/** What a column shows; null for nothing. */
const COLUMN: Readonly<Record<(typeof LISTS.rankings.sorts)[number], (row: PlayerRanking) => string | null>> =
  {
    name: ({ user }) => user?.name ?? '',
    submitted: ({ submittedAt }) => submittedAt?.toISOString() ?? null,
  };

describe('pages of rankings', () => {
  test('have each player once, in every order', async () => {
    const ids = await save(['ann', 'Ánn', 'Bo', 'bo b', 'Zoë', 'zoe', 'Kim']);
    for (const sort of ordersOf(LISTS.rankings)) {
      const pages = await readAll((after) => rankings({ limit: 3, sort, after }));
      const rows = pages.flatMap((page) => page.rankings);
      expect(rows.map(({ user }) => user?.id).sort()).toEqual(ids.toSorted());
      expect(areInOrder(rows.map(COLUMN[sort.replace('-', '') as keyof typeof COLUMN]), sort)).toBe(true);
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

const ofOnePreview: Condition = (bind) => `pick.preview_id = ${bind(randomUUID())}`;
test.each([
  ...ordersOf(LISTS.rankings).map((sort) => [sort, rankingList, []] as const),
  ...ordersOf(LISTS.draft).flatMap((sort) => [
    [sort, draftList, []] as const,
    [sort, previewList, [ofOnePreview]] as const,
  ]),
])('pages in the order %s are read from an index', async (sort, list, conditions) => {
  const plan = await planOfPage(harness.database, list, sort, { conditions });
  expect(plan).toContain('Index Cond');
  // By the id, among equal numbers of picks: there are none.
  expect(plan.replaceAll('Incremental Sort', '')).not.toContain('"Sort"');
});
