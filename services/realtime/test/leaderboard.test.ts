import { eventually } from '@torchbearer/kit/testing';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  JO,
  join,
  enter,
  labelOf,
  leave,
  listOf,
  lossOf,
  outcomeOf,
  createFixture,
  totalsOf,
  type Fixture,
} from './fixture.js';

let fixture: Fixture;
let port: number;
beforeEach(async () => {
  fixture = await createFixture();
});
afterEach(() => fixture.stop());

const openPage = (transport = 'websocket') => enter(fixture, port, { transport });

describe('joining the leaderboard', () => {
  it.each([['websocket'], ['polling']])(
    'is acknowledged and answered with one list, by %s',
    async (transport) => {
      fixture.scoring.version = 5;
      ({ port } = await fixture.startNode());
      const page = await openPage(transport);
      expect(await join(page)).toEqual({ ok: true });
      await eventually(() => expect(page.lists).toEqual([listOf(5)]));
      // Messages are in order, so a second list would have arrived before this one.
      await fixture.score(6);
      await eventually(() => expect(totalsOf(page)).toEqual([5, 6]));
    },
  );

  it('gets the first list once, as soon as it exists', async () => {
    fixture.scoring.isDown = true;
    ({ port } = await fixture.startNode());
    const page = await openPage();
    expect(await join(page)).toEqual({ ok: true });
    expect(page.lists).toEqual([]);
    fixture.scoring.version = 2;
    fixture.scoring.isDown = false;
    await eventually(() => expect(totalsOf(page)).toEqual([2]));
    await fixture.score(3);
    await eventually(() => expect(totalsOf(page)).toEqual([2, 3]));
  });

  it('works without an acknowledgement and with any arguments', async () => {
    ({ port } = await fixture.startNode());
    const page = await openPage();
    page.emit('join:leaderboard');
    page.emit('join:leaderboard', null, { deep: [{}] }, 'words', 7);
    page.emit('leave:leaderboard', 'no function');
    expect(await join(page)).toEqual({ ok: true });
    await eventually(() => expect(totalsOf(page)).toEqual([0, 0, 0]));
  });

  it('is what brings lists: a page gets none before it joins and none after it leaves', async () => {
    ({ port } = await fixture.startNode());
    const [joined, left, outside] = [await openPage(), await openPage(), await openPage()];
    await join(joined);
    await join(left);
    await fixture.score(1);
    await eventually(() =>
      expect([totalsOf(joined), totalsOf(left)]).toEqual([
        [0, 1],
        [0, 1],
      ]),
    );
    expect(await leave(left)).toEqual({ ok: true });
    await fixture.score(2);
    await eventually(() => expect(totalsOf(joined)).toEqual([0, 1, 2]));
    // Their next message would come after the list.
    await leave(left);
    await leave(outside);
    expect([totalsOf(left), totalsOf(outside)]).toEqual([[0, 1], []]);
    await join(left);
    await eventually(() => expect(totalsOf(left)).toEqual([0, 1, 2]));
  });
});

describe('a league too large for whole lists', () => {
  it.each([['websocket'], ['polling']])(
    'sends what changed, and to each player their own row, by %s',
    async (transport) => {
      fixture.scoring.version = 5;
      ({ port } = await fixture.startNode({ LIVE_LIST_PLAYERS: '0' }));
      const enterAs = async (userId: string) => {
        const { token } = fixture.signIn(userId);
        const page = fixture.open(port, { auth: { token }, transports: [transport] });
        const events: unknown[] = [];
        page.onAny((...event) => events.push(event));
        expect(await outcomeOf(page)).toBe('connected');
        await join(page);
        return events;
      };
      const [player, admin] = [await enterAs(JO.id), await enterAs(randomUUID())];
      const changed = (version: number): unknown[] => [
        'leaderboard:changed',
        expect.objectContaining({ version, players: 1, rows: [rowOf(version)] }),
      ];
      const own = (version: number): unknown[] => [
        'leaderboard:own',
        { standings: expect.stringMatching(/^\d-[\w-]{8}$/) as unknown, place: 0, row: rowOf(version) },
      ];
      await eventually(() => expect([player, admin]).toEqual([[changed(5), own(5)], [changed(5)]]));
      await fixture.score(6);
      await eventually(() =>
        expect([player, admin]).toEqual([
          [changed(5), own(5), changed(6), own(6)],
          [changed(5), changed(6)],
        ]),
      );
    },
  );

  it('reads rows of the players who are connected, and of who joins later, once a version', async () => {
    fixture.scoring.version = 1;
    ({ port } = await fixture.startNode({ LIVE_LIST_PLAYERS: '0' }));
    const enterAs = async (userId: string) => {
      const page = fixture.open(port, { auth: { token: fixture.signIn(userId).token } });
      const places: number[] = [];
      page.on('leaderboard:own', ({ place }: { place: number }) => places.push(place));
      expect(await outcomeOf(page)).toBe('connected');
      await join(page);
      return places;
    };
    const pages = [await enterAs(JO.id), await enterAs(JO.id)];
    const stranger = randomUUID();
    await enterAs(stranger);
    for (const places of pages) await eventually(() => expect(places).toEqual([0]));
    await eventually(() =>
      expect(fixture.scoring.queries.flatMap(({ userIds }) => userIds)).toContain(stranger),
    );
    fixture.scoring.queries.length = 0;
    await fixture.score(2);
    for (const places of pages) await eventually(() => expect(places).toEqual([0, 0]));
    const asked = fixture.scoring.queries.map(({ label, userIds }) => ({
      label,
      userIds: userIds.toSorted(),
    }));
    expect(asked).toEqual([
      { label: undefined, userIds: [] },
      { label: labelOf(2), userIds: [JO.id, stranger].toSorted() },
    ]);
  });

  it('serves pages that join while scoring is away from the last version', async () => {
    fixture.scoring.version = 3;
    ({ port } = await fixture.startNode({ LIVE_LIST_PLAYERS: '0' }));
    await openPage();
    const { calls } = fixture.scoring;
    await eventually(() => expect(calls).toBeGreaterThan(0));
    fixture.scoring.isDown = true;
    const late = await openPage();
    const changed: unknown[] = [];
    late.on('leaderboard:changed', (event) => changed.push(event));
    await join(late);
    await eventually(() => expect(changed).toMatchObject([{ version: 3 }]));
  });

  const rowOf = (version: number) => {
    const [{ draftPicks: _, ...row }] = listOf(version) as [ReturnType<typeof listOf>[number]];
    return { ...row, drafted: [] };
  };
});

describe('a storm of versions with slow responses', () => {
  it('never shows a page an older list after a newer one, whenever it joins', async () => {
    ({ port } = await fixture.startNode());
    let turn = 0;
    fixture.scoring.delayMs = () => [60, 0, 25, 5][turn++ % 4] ?? 0;
    const pages = await Promise.all(Array.from({ length: 12 }, () => openPage()));
    const joins: Promise<unknown>[] = [];
    for (let version = 1; version <= 60; version++) {
      await fixture.score(version);
      const page = pages[version / 5 - 1];
      if (page) joins.push(join(page));
      if (version % 7 === 0) await fixture.score(version);
    }
    expect(await Promise.all(joins)).toEqual(pages.map(() => ({ ok: true })));
    for (const page of pages) {
      await eventually(() => expect(totalsOf(page).at(-1)).toBe(60));
      expect(page.lists.length).toBeGreaterThanOrEqual(1);
      const totals = totalsOf(page) as number[];
      expect(totals).toEqual([...new Set(totals)].sort((a, b) => a - b));
    }
  });

  it('finds a version whose event was lost', async () => {
    ({ port } = await fixture.startNode({ STANDINGS_POLL_MS: '30' }));
    const page = await openPage();
    await join(page);
    fixture.scoring.version = 9;
    await eventually(() => expect(totalsOf(page)).toEqual([0, 9]));
  });
});

describe('a page that misbehaves', () => {
  it('is ignored if it sends unknown events', async () => {
    ({ port } = await fixture.startNode());
    const page = await openPage();
    for (const event of ['error', 'join:standings', '__proto__', 'connection', ''])
      page.emit(event, { a: 1 });
    expect(await join(page)).toEqual({ ok: true });
  });

  it('is closed when it sends more than 10 KB at once, and no other page is', async () => {
    ({ port } = await fixture.startNode());
    const [good, bad] = [await openPage(), await openPage()];
    const loss = lossOf(bad);
    bad.emit('join:leaderboard', 'x'.repeat(20_000));
    expect(await loss).toMatch(/transport/);
    expect(await join(good)).toEqual({ ok: true });
  });

  it('is closed when it sends too many events, and no other page is', async () => {
    ({ port } = await fixture.startNode());
    const [good, bad] = [await openPage(), await openPage()];
    const loss = lossOf(bad);
    for (let word = 0; word < 200; word++) bad.emit('join:leaderboard');
    expect(await loss).toBe('io server disconnect');
    expect(bad.lists.length).toBeLessThanOrEqual(40);
    expect(await join(good)).toEqual({ ok: true });
  });

  it.each([
    ['an event cut short', '42["join:leaderboard"'],
    ['an event that is no list', '42{"a":1}'],
    ['an event without a name', '42[]'],
    ['an event called like the library’s own', '42["disconnecting"]'],
    ['bytes announced that never come', '451-["x",{"_placeholder":true,"num":0}]'],
    ['an unexpected response', '43999["x"]'],
    ['a message of no known type', '49'],
    ['a NUL', '4\u0000'],
    ['no packet at all', '🔥'],
  ])('harms no other page with %s', async (_what, nonsense) => {
    ({ port } = await fixture.startNode());
    const good = await openPage();
    const address = `http://127.0.0.1:${port}/socket.io/?EIO=4&transport=polling`;
    const opened = await (await fetch(address)).text();
    const { sid } = JSON.parse(opened.slice(1)) as { sid: string };
    const say = (body: string) => fetch(`${address}&sid=${sid}`, { method: 'POST', body });
    expect((await say(`40${JSON.stringify({ token: fixture.signIn().token })}`)).status).toBe(200);
    await (await fetch(`${address}&sid=${sid}`)).text();
    await say(nonsense).then((answer) => answer.text());
    expect(await join(good)).toEqual({ ok: true });
    expect(good.lists).toEqual([listOf(0)]);
  });
});
