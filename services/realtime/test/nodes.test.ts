import { startRedis } from '@torchbearer/parts';
import { eventually } from '@torchbearer/kit/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'redis';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { enter, join, listOf, lossOf, createFixture, totalsOf, type Page, type Fixture } from './fixture.js';

const redisUrl = inject('redisUrl');
if (redisUrl === null)
  process.stderr.write('\nSKIPPED: no Redis here, so two realtime nodes were not tried\n\n');

describe.skipIf(redisUrl === null)('two nodes with one Redis', () => {
  // A separate database number, because other tests use the same key.
  const REDIS_URL = `${redisUrl}/7`;
  let fixture: Fixture;

  beforeEach(async () => {
    fixture = await createFixture();
  });
  afterEach(() => fixture.stop());

  const startTwo = () => Promise.all([fixture.startNode({ REDIS_URL }), fixture.startNode({ REDIS_URL })]);
  const enterAndJoin = async (port: number): Promise<Page> => {
    const page = await enter(fixture, port);
    expect(await join(page)).toEqual({ ok: true });
    return page;
  };

  it('send each change to the pages of both, and read it once each', async () => {
    await fixture.score(1);
    const [one, two] = await startTwo();
    const pages = [await enterAndJoin(one.port), await enterAndJoin(two.port)];
    const { calls } = fixture.scoring;
    for (let version = 2; version <= 6; version++) {
      await fixture.score(version);
      for (const page of pages) await eventually(() => expect(page.lists.at(-1)).toEqual(listOf(version)));
    }
    for (const page of pages) {
      const totals = totalsOf(page) as number[];
      expect(totals).toEqual([...new Set(totals)].sort((a, b) => a - b));
    }
    expect(fixture.scoring.calls).toBe(calls + 10);
  });

  it('send each other the version and never the list', async () => {
    const [one, two] = await startTwo();
    const spy = createClient({ url: REDIS_URL });
    await spy.connect();
    const said: string[] = [];
    await spy.pSubscribe('torchbearer:realtime*', (message) => said.push(message));
    const pages = [await enterAndJoin(one.port), await enterAndJoin(two.port)];
    await fixture.score(7);
    for (const page of pages) await eventually(() => expect(totalsOf(page).at(-1)).toBe(7));
    await eventually(() => expect(said.some((message) => message.includes('standings:version'))).toBe(true));
    expect(said.join()).not.toContain('totalPoints');
    spy.destroy();
  });

  it('both close the sockets of a session that logs out', async () => {
    await fixture.score(1);
    const [one, two] = await startTwo();
    const session = fixture.signIn();
    const pages = await Promise.all([one, two].map(({ port }) => enter(fixture, port, session)));
    const losses = Promise.all(pages.map(lossOf));
    await fixture.endSession(session);
    expect(await losses).toEqual(['io server disconnect', 'io server disconnect']);
  });

  it('go on during an outage of Redis, and use it again afterwards', async () => {
    const fragile = await startRedis();
    const nodes = await Promise.all(
      [1, 2].map(() => fixture.startNode({ REDIS_URL: fragile.url, STANDINGS_POLL_MS: '40' })),
    );
    const pages = [await enterAndJoin(nodes[0]?.port ?? 0), await enterAndJoin(nodes[1]?.port ?? 0)];
    const allSee = async (version: number) => {
      for (const page of pages) await eventually(() => expect(totalsOf(page).at(-1)).toBe(version));
    };
    await fixture.score(1);
    await allSee(1);
    await fragile.kill();
    await fixture.score(2);
    await allSee(2);
    const back = await startRedis({ port: fragile.port });
    await fixture.score(3);
    await allSee(3);
    for (const node of nodes) await node.stop();
    await back.stop();
  });

  it('reconnect to each other after each of ten kills of Redis', async () => {
    let fragile = await startRedis();
    // They don't poll, so a version reaches the other node only through Redis.
    const nodes = await Promise.all([1, 2].map(() => fixture.startNode({ REDIS_URL: fragile.url })));
    const pages = await Promise.all(nodes.map(({ port }) => enterAndJoin(port)));
    let version = 0;
    const bothReceive = () =>
      eventually(async () => {
        await fixture.score(++version);
        await sleep(50);
        for (const page of pages) expect(totalsOf(page).at(-1)).toBe(version);
      });
    for (let round = 0; round < 10; round++) {
      await bothReceive();
      await fragile.kill();
      // Pages join and leave meanwhile.
      const late = await enterAndJoin(nodes[round % 2]?.port ?? 0);
      late.disconnect();
      fragile = await startRedis({ port: fragile.port });
    }
    await bothReceive();
    for (const node of nodes) await node.stop();
    await fragile.stop();
  });

  it('start and accept pages while Redis is down', async () => {
    const fragile = await startRedis();
    await fragile.kill();
    await fixture.score(1);
    const node = await fixture.startNode({ REDIS_URL: fragile.url, STANDINGS_POLL_MS: '40' });
    const page = await enterAndJoin(node.port);
    await eventually(() => expect(totalsOf(page).at(-1)).toBe(1));
    await fixture.score(2);
    await eventually(() => expect(totalsOf(page).at(-1)).toBe(2));
  });
});
