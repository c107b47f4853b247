import { Refusal, ROWS_AT_ONCE, type Actor, type CallOptions } from '@torchbearer/kit';
import type {
  GetStandingsRequest,
  GetStandingsResponse,
  StandingsQuery,
} from '@torchbearer/proto/scoring/v1/scoring';
import { ROWS_PER_PAGE } from '@torchbearer/rules';
import { describe, expect, it } from 'vitest';
import { createStandingsCache } from './standings.js';

const as = (actor: Partial<Actor> = {}): CallOptions => ({
  actor: { kind: 'user', id: 'robin', name: 'Robin', isAdmin: false, ...actor },
});
const [PLAYER, ADMIN] = [as(), as({ isAdmin: true })];

/** The rows of a version: these places of as many players, who have the label in their names. */
function rowsOf(label: string, players: number, places: StandingsQuery['places'] = []) {
  const wanted = places.flatMap(({ from, count }) =>
    Array.from({ length: count }, (_, index) => from + index),
  );
  return wanted
    .filter((place) => place < players)
    .map((place) => ({
      ...{ place, userId: `${place}`, name: `${label} ${place}`, rank: 1 },
      ...{ totalPoints: 0, averagePoints: 0, drafted: [] },
    }));
}

const responseFor = (label: string, { query }: GetStandingsRequest, players = 1): GetStandingsResponse => ({
  version: Number.parseInt(label),
  standingsJson: Buffer.alloc(0),
  standings: {
    ...{ label, players, averagePoints: 0, totalPicks: 0, castaways: [] },
    rows: rowsOf(label, players, query?.places),
  },
});

interface Call {
  readonly query: StandingsQuery;
  readonly actor: Actor;
  /** Responds with this version. */
  readonly respond: (label: string) => void;
  readonly reject: (error: unknown) => void;
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

/** A scoring service that responds when the test lets it. */
function scoring() {
  const calls: Call[] = [];
  const cache = createStandingsCache({
    getStandings: (request, { actor }) =>
      new Promise((resolve, reject) => {
        const respond = (label: string): void => resolve(responseFor(label, request));
        calls.push({ query: request.query!, actor, respond, reject });
      }),
  });
  const called = async (count: number): Promise<Call> => {
    while (calls.length < count) await turn();
    return calls[count - 1]!;
  };
  return { calls, cache, called };
}

/** A scoring service with one version of so many players, which a test may replace. */
function scoringOf(players: number, label = '5-abcdefgh') {
  const newest = { label, players };
  const queries: StandingsQuery[] = [];
  const cache = createStandingsCache({
    getStandings: async (request) => {
      await turn();
      queries.push(request.query!);
      const wanted = request.query?.label;
      if (wanted !== undefined && wanted !== newest.label) throw new Refusal('STANDINGS_REPLACED');
      return responseFor(newest.label, request, newest.players);
    },
  });
  return { newest, queries, cache };
}

const parsed = async (json: Uint8Array | Promise<Uint8Array>) =>
  JSON.parse(Buffer.from(await json).toString()) as { readonly id: string; readonly name: string }[];

describe('the version of a list', () => {
  it('is asked for once by all who come at the same time', async () => {
    const { calls, cache, called } = scoring();
    const lists = Array.from({ length: 500 }, () => cache.list(PLAYER));
    (await called(1)).respond('1-abcdefgh');
    expect(new Set(await Promise.all(lists)).size).toBe(1);
    expect(calls.map(({ query }) => query)).toEqual([{ places: [], userIds: [] }]);
  });

  it('is asked for again by those who come after a question was sent, all together', async () => {
    const { calls, cache, called } = scoring();
    const before = cache.list(PLAYER);
    const first = await called(1);
    // A save is acknowledged here: the response on its way may be older.
    const after = Array.from({ length: 100 }, () => cache.list(PLAYER));
    await turn();
    expect(calls).toHaveLength(1);
    first.respond('1-abcdefgh');
    expect((await before).heldTag('*', 'identity')).toBe('"s1-abcdefgh"');
    (await called(2)).respond('2-abcdefgh');
    for (const list of await Promise.all(after)) expect(list.heldTag('*', 'identity')).toBe('"s2-abcdefgh"');
  });

  it('is asked for alone after a refusal of another kind, whose reason may be the one who asked', async () => {
    const { cache, called } = scoring();
    const [refused, other] = [cache.list(PLAYER), cache.list(as({ id: 'kim' }))];
    (await called(1)).reject(new Refusal('NOT_SIGNED_IN'));
    await expect(refused).rejects.toThrow(Refusal);
    const second = await called(2);
    expect(second.actor.id).toBe('kim');
    second.respond('1-abcdefgh');
    await other;
  });

  it('does not wait for a question that hangs, and that of the later one stays', async () => {
    const { cache, called } = scoring();
    const hanging = cache.list(PLAYER);
    const first = await called(1);
    const later = cache.list(PLAYER);
    (await called(2)).respond('2-abcdefgh');
    const newest = await later;
    first.respond('1-abcdefgh');
    await hanging;
    const next = cache.list(PLAYER);
    (await called(3)).respond('2-abcdefgh');
    expect(await next).toBe(newest);
  });

  it('is another for admins, for players, and for each week that players have watched', async () => {
    const asked: string[] = [];
    const cache = createStandingsCache({
      getStandings: async (request, { actor }) => {
        const viewer = actor.isAdmin ? 'admin' : `until${actor.resultsUntil ?? '000'}`.padEnd(8, '-');
        asked.push(viewer);
        return responseFor(`1-${viewer}`, request);
      },
    });
    const until = (week: number, isAdmin = false) => as({ resultsUntil: week, isAdmin });
    const crowd = [2, 3].flatMap((week) => Array.from({ length: 200 }, () => until(week)));
    const lists = await Promise.all([PLAYER, ADMIN, until(9, true), ...crowd].map((who) => cache.list(who)));
    expect(asked).toEqual(['until000', 'admin', 'until2--', 'until3--']);
    const tags = lists.map((list) => list.heldTag('*', 'identity'));
    expect(tags.slice(0, 3)).toEqual(['"s1-until000"', '"s1-admin"', '"s1-admin"']);
    expect(new Set(tags.slice(3))).toEqual(new Set(['"s1-until2--"', '"s1-until3--"']));
  });
});

describe('a whole list', () => {
  const SIZE = 2 * ROWS_AT_ONCE + 345;

  it('is read when somebody wants it, once, in parts of its version', async () => {
    const { queries, cache } = scoringOf(SIZE);
    const list = await cache.list(PLAYER);
    expect(list.heldTag('"s5-abcdefgh-br"', 'br')).toBe('"s5-abcdefgh-br"');
    expect(queries.splice(0)).toHaveLength(1);
    const [one, other] = await Promise.all([list.json(), list.json()]);
    expect(other).toBe(one);
    expect((await parsed(one)).map(({ id }) => Number(id))).toEqual([...Array(SIZE).keys()]);
    expect(queries.splice(0).map(({ label, places }) => [label, places[0]?.from])).toEqual([
      ['5-abcdefgh', 0],
      ['5-abcdefgh', ROWS_AT_ONCE],
      ['5-abcdefgh', 2 * ROWS_AT_ONCE],
    ]);
    expect(await (await cache.list(PLAYER)).json()).toBe(one);
    expect(queries).toHaveLength(1);
  });

  it('is one call up to a thousand rows, also without any', async () => {
    for (const size of [0, 1, ROWS_AT_ONCE]) {
      const { queries, cache } = scoringOf(size);
      expect(await parsed((await cache.list(PLAYER)).json())).toHaveLength(size);
      expect(queries).toHaveLength(2);
    }
  });

  it('is the newest, with its own tag, if its version is replaced before it has been read', async () => {
    let asked = 0;
    const cache = createStandingsCache({
      getStandings: async (request) => {
        // After the version and the first part.
        const label = ++asked <= 2 ? '5-abcdefgh' : '6-abcdefgh';
        if ((request.query?.label ?? label) !== label) throw new Refusal('STANDINGS_REPLACED');
        return responseFor(label, request, SIZE);
      },
    });
    const list = await cache.list(PLAYER);
    const { tag, bytes } = await list.form('identity');
    expect([tag, asked]).toEqual(['"s6-abcdefgh"', 6]);
    const rows = await parsed(bytes);
    expect(rows).toHaveLength(SIZE);
    for (const { name } of rows) expect(name).toMatch(/^6-abcdefgh /);
    expect(list.heldTag(tag, 'identity')).toBeNull();
    expect((await cache.list(PLAYER)).heldTag(tag, 'identity')).toBe(tag);
  });

  it('is unavailable while every version is replaced before it has been read', async () => {
    let version = 1;
    const cache = createStandingsCache({
      getStandings: async (request) => {
        if (request.query?.label !== undefined) throw new Refusal('STANDINGS_REPLACED');
        return responseFor(`${version++}-abcdefgh`, request, SIZE);
      },
    });
    await expect((await cache.list(PLAYER)).json()).rejects.toMatchObject({ reason: 'UNAVAILABLE' });
  });

  it('is read again after a read that failed', async () => {
    const { cache, called } = scoring();
    const asking = cache.list(PLAYER);
    (await called(1)).respond('1-abcdefgh');
    const list = await asking;
    const failing = [list.form('br'), list.json()];
    (await called(2)).reject(new Refusal('UNAVAILABLE'));
    for (const one of failing) await expect(one).rejects.toThrow(Refusal);
    const next = list.json();
    (await called(3)).respond('1-abcdefgh');
    expect(await parsed(next)).toMatchObject([{ name: '1-abcdefgh 0' }]);
  });
});

describe('a page', () => {
  it('has its rows of the version, and all pages together are the whole list', async () => {
    const { cache } = scoringOf(2 * ROWS_PER_PAGE + 34);
    const pages = await Promise.all([0, 1, 2].map((page) => cache.page('5-abcdefgh', page, PLAYER)));
    const rows = await Promise.all(pages.map((page) => parsed(page!.json())));
    expect(rows.map(({ length }) => length)).toEqual([ROWS_PER_PAGE, ROWS_PER_PAGE, 34]);
    expect(rows.flat()).toEqual(await parsed((await cache.list(PLAYER)).json()));
    expect(pages[0]!.heldTag('*', 'identity')).toMatch(/^"s5-[\w-]{12}"$/);
  });

  it('is read once by all who want it, and served from memory when its version is replaced or scoring down', async () => {
    const { newest, queries, cache } = scoringOf(200);
    const [page, ...others] = await Promise.all(
      Array.from({ length: 100 }, () => cache.page('5-abcdefgh', 1, PLAYER)),
    );
    for (const other of others) expect(other).toBe(page);
    expect(queries).toEqual([
      { label: '5-abcdefgh', places: [{ from: ROWS_PER_PAGE, count: ROWS_PER_PAGE }], userIds: [] },
    ]);
    newest.label = '6-abcdefgh';
    expect(await cache.page('5-abcdefgh', 1, PLAYER)).toBe(page);
    expect(await cache.page('5-abcdefgh', 0, PLAYER)).toBeNull();
  });

  it('is there for those who see what its version shows alone', async () => {
    const labels = new Map([
      ['players', '5-abcdefgh'],
      ['admins', '5-ijklmnop'],
      ['until 2', '0-qrstuvwx'],
    ]);
    const cache = createStandingsCache({
      getStandings: async (request, { actor }) => {
        const viewers = actor.isAdmin ? 'admins' : actor.resultsUntil === undefined ? 'players' : 'until 2';
        const label = labels.get(viewers)!;
        if (request.query?.label !== label) throw new Refusal('STANDINGS_REPLACED');
        return responseFor(label, request);
      },
    });
    for (const label of labels.values()) {
      const found = await Promise.all(
        [PLAYER, ADMIN, as({ resultsUntil: 2 })].map((who) => cache.page(label, 0, who)),
      );
      expect(found.filter((page) => page !== null)).toHaveLength(1);
    }
  });

  it('beyond the last row is none, except the first of an empty league', async () => {
    const { cache } = scoringOf(ROWS_PER_PAGE);
    expect(await cache.page('5-abcdefgh', 1, PLAYER)).toBeNull();
    const empty = scoringOf(0);
    expect(await parsed((await empty.cache.page('5-abcdefgh', 0, PLAYER))!.json())).toEqual([]);
  });

  it('of a replaced version is refused to all who ask together with one question', async () => {
    const { newest, queries, cache } = scoringOf(200);
    newest.label = '6-abcdefgh';
    const pages = Array.from({ length: 100 }, () => cache.page('5-abcdefgh', 1, PLAYER));
    expect(new Set(await Promise.all(pages))).toEqual(new Set([null]));
    expect(queries).toHaveLength(1);
  });

  it('is read again after a read that failed', async () => {
    const { cache, called } = scoring();
    const failed = cache.page('1-abcdefgh', 0, PLAYER);
    (await called(1)).reject(new Refusal('UNAVAILABLE'));
    await expect(failed).rejects.toThrow(Refusal);
    const next = cache.page('1-abcdefgh', 0, PLAYER);
    (await called(2)).respond('1-abcdefgh');
    expect(await parsed((await next)!.json())).toHaveLength(1);
  });
});
