import type { Actor } from '@torchbearer/kit';
import { pageRequest, readAll } from '@torchbearer/kit/testing';
import type {
  Castaway,
  GetDraftPreviewRequest,
  PreviewDraftResponse,
} from '@torchbearer/proto/league/v1/league';
import type { PageRequest } from '@torchbearer/proto/paging/v1/paging';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ADMIN, NOWHERE, startLeague, type Harness } from './harness.js';

let harness: Harness;
let castaways: Castaway[];
let players: Actor[];
beforeEach(async () => {
  harness = await startLeague();
  castaways = await harness.castaways('Ada', 'Bo', 'Cy');
  players = await harness.players(7);
});
afterEach(() => harness.stop());

const draw = () => harness.league.previewDraft({}, { actor: ADMIN });
const read = (page: Partial<PageRequest>, filter: Omit<GetDraftPreviewRequest, 'page'> = {}) =>
  harness.league.getDraftPreview({ page: pageRequest(page), wantsJson: true, ...filter }, { actor: ADMIN });
const whole = () => harness.league.getDraftPreview({}, { actor: ADMIN });
const first = (): string => players[0]?.id ?? '';

describe('pages of a preview', () => {
  test('are the whole list in both orders, and searched', async () => {
    harness.emit.user(first(), 'Robin Vale');
    await harness.waitForCopies();
    expect(await read({ limit: 4 })).toEqual({});
    const { picks, ...drawn } = await draw();
    const all = async (sort: string) => {
      const pages = await readAll((after) => read({ limit: 4, sort, after }));
      for (const { preview, page } of pages) {
        expect(preview).toEqual({ ...drawn, isStale: false, picks: preview?.picks });
        expect(page?.total).toBe(picks.length);
      }
      return pages.flatMap(({ preview }) => preview?.picks ?? []);
    };
    expect(await all('pick')).toEqual(picks);
    expect(await all('-pick')).toEqual(picks.toReversed());
    const found = await read({ q: 'vale' });
    expect(found.preview?.picks).toEqual(picks.filter(({ user }) => user?.id === first()));
    expect(found.page?.total).toBe(2);
  });

  test('come with a new preview, too, or it comes without picks', async () => {
    const { picks, page, previewId } = await harness.league.previewDraft(
      { page: pageRequest({ limit: 3 }), wantsJson: true },
      { actor: ADMIN },
    );
    expect(picks.map(({ pickNumber }) => pickNumber)).toEqual([1, 2, 3]);
    expect(page?.total).toBe(14);
    const next = await read({ limit: 3, after: page?.next ?? '' }, { preview: previewId });
    expect(next.preview?.picks.map(({ pickNumber }) => pickNumber)).toEqual([4, 5, 6]);

    const none = await harness.league.previewDraft({ picks: 'none', wantsJson: true }, { actor: ADMIN });
    expect(none).toMatchObject({ picks: [], page: undefined, json: undefined });
    expect((await whole()).preview).toMatchObject({ previewId: none.previewId, seed: none.seed });
  });

  test('are of one preview while others are drawn, and end with the run', async () => {
    const drawn: PreviewDraftResponse[] = [];
    for (let n = 0; n < 6; n++) {
      drawn.push(await draw());
      await read({});
    }
    for (const { previewId, picks } of [...drawn, ...drawn.toReversed()])
      expect((await read({}, { preview: previewId })).preview?.picks).toEqual(picks);
    const [{ rows } = { rows: 0 }] = await harness.database.rows<{ rows: number }>(
      'select count(*)::int as rows from draft_preview_picks',
    );
    expect(rows).toBeLessThanOrEqual(4 * 14);
    const previewId = drawn[0]?.previewId ?? '';
    const same = await Promise.all(Array.from({ length: 20 }, () => read({}, { preview: previewId })));
    for (const { preview } of same) expect(preview?.picks).toEqual(drawn[0]?.picks);
    expect(await read({}, { preview: NOWHERE })).toEqual({});
    await harness.league.runDraft({}, { actor: ADMIN });
    expect(await read({}, { preview: previewId })).toEqual({});
  });

  test('are refused for what is not a page', async () => {
    await draw();
    const { page } = await read({ limit: 1 });
    const bad: [Partial<PageRequest>, Omit<GetDraftPreviewRequest, 'page'>][] = [
      [{ sort: '-pick', after: page?.next ?? '' }, {}],
      [{ sort: 'name' }, {}],
      [{}, { preview: 'newest' }],
    ];
    for (const [one, filter] of bad)
      await expect(read(one, filter)).rejects.toMatchObject({ reason: 'INVALID_INPUT' });
  });
});

describe('a preview is outdated', () => {
  const isStale = async () => (await read({ limit: 1 })).preview?.isStale;
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
    await harness.league.runDraft({ previewId }, { actor: ADMIN });
  });

  test('without reading all inputs as long as nothing changes', async () => {
    await draw();
    expect(await isStale()).toBe(false);
    // What is kept is what is compared.
    await run(`update draft_input_hash set hash = 'of other inputs'`);
    expect(await isStale()).toBe(true);
    await run('update castaways set eliminated = false, eliminated_in_week = null');
    expect(await isStale()).toBe(false);
  });
});
