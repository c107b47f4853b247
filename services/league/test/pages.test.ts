import type { Actor, Condition } from '@torchbearer/kit';
import { areInOrder, pageRequest, planOfPage, readAll } from '@torchbearer/kit/testing';
import type {
  Castaway,
  GetDraftPreviewRequest,
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
import { ADMIN, emailOf, NOWHERE, startLeague, WHOLE, type Harness } from './harness.js';

let harness: Harness;
beforeEach(async () => {
  harness = await startLeague();
});
afterEach(() => harness.stop());

const rankings = (page: Partial<PageRequest>, filter: Omit<ListRankingsRequest, 'page'> = {}) =>
  harness.league.listRankings({ page: pageRequest(page), ...filter }, { actor: ADMIN });
const draft = (page: Partial<PageRequest>, filter: Omit<GetDraftRequest, 'page'> = {}) =>
  harness.league.getDraft({ page: pageRequest(page), ...filter }, { actor: ADMIN });

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
    await harness.draft();
    const { id: late } = await harness.newcomer('Late Lou');
    await harness.newcomer('Runs the league', true);
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
  test('are the whole list in both orders, filtered and searched', async () => {
    await harness.castaways('Ada', 'Bo', 'Cy');
    const [player = ADMIN] = await harness.players(7);
    harness.emit.user(player.id ?? '', 'Robin Vale');
    await harness.waitForCopies();
    expect(await draft({})).toMatchObject({ draftStatus: 1, picks: [], page: { next: '', total: 0 } });
    const { picks: whole } = await harness.draft();
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

let castaways: Castaway[];
let players: Actor[];
const fill = async () => {
  castaways = await harness.castaways('Ada', 'Bo', 'Cy');
  players = await harness.players(7);
};

const draw = () => harness.preview();
const previewed = (page: Partial<PageRequest>, filter: Omit<GetDraftPreviewRequest, 'page'> = {}) =>
  harness.league.getDraftPreview({ page: pageRequest(page), ...filter }, { actor: ADMIN });
const whole = () => harness.league.getDraftPreview(WHOLE, { actor: ADMIN });
const first = (): string => players[0]?.id ?? '';

describe('pages of a preview', () => {
  beforeEach(fill);

  test('are the whole list in both orders, and searched', async () => {
    harness.emit.user(first(), 'Robin Vale');
    await harness.waitForCopies();
    expect(await previewed({ limit: 4 })).toEqual({});
    const { picks, ...drawn } = await draw();
    const all = async (sort: string) => {
      const pages = await readAll((after) => previewed({ limit: 4, sort, after }));
      for (const { preview, page } of pages) {
        expect(preview).toEqual({ ...drawn, isStale: false, picks: preview?.picks });
        expect(page?.total).toBe(picks.length);
      }
      return pages.flatMap(({ preview }) => preview?.picks ?? []);
    };
    expect(await all('pick')).toEqual(picks);
    expect(await all('-pick')).toEqual(picks.toReversed());
    const found = await previewed({ q: 'vale' });
    expect(found.preview?.picks).toEqual(picks.filter(({ user }) => user?.id === first()));
    expect(found.page?.total).toBe(2);
  });

  test('come with a new preview, too, or it comes without picks', async () => {
    const { picks, page, previewId } = await harness.league.previewDraft(
      { page: pageRequest({ limit: 3 }) },
      { actor: ADMIN },
    );
    expect(picks.map(({ pickNumber }) => pickNumber)).toEqual([1, 2, 3]);
    expect(page?.total).toBe(14);
    const next = await previewed({ limit: 3, after: page?.next ?? '' }, { preview: previewId });
    expect(next.preview?.picks.map(({ pickNumber }) => pickNumber)).toEqual([4, 5, 6]);

    const none = await harness.league.previewDraft({ picks: 'none' }, { actor: ADMIN });
    expect(none).toMatchObject({ picks: [], page: undefined, json: undefined });
    expect((await whole()).preview).toMatchObject({ previewId: none.previewId, seed: none.seed });
  });

  test('are of one preview while others are drawn, and end with the run', async () => {
    const drawn: Awaited<ReturnType<typeof draw>>[] = [];
    for (let n = 0; n < 6; n++) {
      drawn.push(await draw());
      await previewed({});
    }
    for (const { previewId, picks } of [...drawn, ...drawn.toReversed()])
      expect((await previewed({}, { preview: previewId })).preview?.picks).toEqual(picks);
    const [{ rows } = { rows: 0 }] = await harness.database.rows<{ rows: number }>(
      'select count(*)::int as rows from draft_preview_picks',
    );
    expect(rows).toBeLessThanOrEqual(4 * 14);
    const previewId = drawn[0]?.previewId ?? '';
    const same = await Promise.all(Array.from({ length: 20 }, () => previewed({}, { preview: previewId })));
    for (const { preview } of same) expect(preview?.picks).toEqual(drawn[0]?.picks);
    expect(await previewed({}, { preview: NOWHERE })).toEqual({});
    await harness.run();
    expect(await previewed({}, { preview: previewId })).toEqual({});
  });

  test('are refused for what is not a page', async () => {
    await draw();
    const { page } = await previewed({ limit: 1 });
    const bad: [Partial<PageRequest>, Omit<GetDraftPreviewRequest, 'page'>][] = [
      [{ sort: '-pick', after: page?.next ?? '' }, {}],
      [{ sort: 'name' }, {}],
      [{}, { preview: 'newest' }],
    ];
    for (const [one, filter] of bad)
      await expect(previewed(one, filter)).rejects.toMatchObject({ reason: 'INVALID_INPUT' });
  });
});

describe('a preview is outdated', () => {
  beforeEach(fill);

  const isStale = async () => (await previewed({ limit: 1 })).preview?.isStale;
  const run = (statement: string, ...parameters: unknown[]) => harness.database.run(statement, parameters);

  /** As a pod of another version, or an operator, would make the change, and take it back. */
  const CHANGES: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
    [
      'a ranking',
      () =>
        run(
          `insert into rosters (user_id, version, rankings_submitted_at, ranking) values ($1, 1, now(), $2)`,
          first(),
          castaways.map(({ id }) => id),
        ),
      () => run('delete from rosters'),
    ],
    [
      'a castaway',
      () =>
        run('update castaways set eliminated = true, eliminated_in_week = 1 where id = $1', castaways[0]?.id),
      () => run('update castaways set eliminated = false, eliminated_in_week = null'),
    ],
    [
      'a player’s account',
      () => run(`update copied.users set id = 'gone ' || id where id = $1`, first()),
      () => run(`update copied.users set id = replace(id, 'gone ', '')`),
    ],
    [
      'the number of rounds',
      () => run('update season set rounds = 3'),
      () => run('update season set rounds = 2'),
    ],
  ];

  test.each(CHANGES)('by a change of %s, until it is taken back', async (_what, change, takeBack) => {
    await draw();
    expect(await isStale()).toBe(false);
    await change();
    expect(await isStale()).toBe(true);
    expect((await whole()).preview?.isStale).toBe(true);
    await takeBack();
    expect(await isStale()).toBe(false);
  });

  test('by a change that was not yet committed when it was compared', async () => {
    await draw();
    const open = harness.database.dataSource.createQueryRunner();
    await open.startTransaction();
    await open.query('update season set rounds = 3');
    // Another change makes it compare all inputs again.
    await run('update castaways set eliminated = false, eliminated_in_week = null');
    expect(await isStale()).toBe(false);
    await open.commitTransaction();
    await open.release();
    expect(await isStale()).toBe(true);
  });

  test('by any of many changes, however many compare at the same time', async () => {
    await draw();
    await harness.league.unlockRankings({}, { actor: ADMIN });
    await Promise.all(
      players.flatMap((player) => [harness.rank(player, castaways.toReversed()), isStale(), isStale()]),
    );
    expect(await isStale()).toBe(true);
    const { previewId } = await draw();
    expect(await isStale()).toBe(false);
    await harness.run(previewId);
  });

  test('without reading all inputs as long as nothing changes', async () => {
    await draw();
    expect(await isStale()).toBe(false);
    // The cached hash is what is compared.
    await run(`update draft_input_hash set hash = 'of other inputs'`);
    expect(await isStale()).toBe(true);
    await run('update castaways set eliminated = false, eliminated_in_week = null');
    expect(await isStale()).toBe(false);
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
