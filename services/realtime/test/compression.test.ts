import { eventually } from '@torchbearer/kit/testing';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket, type ClientOptions } from 'ws';
import { createFixture, enter, join, listOf, totalsOf, type Fixture } from './fixture.js';

let fixture: Fixture;
const clients: WebSocket[] = [];
beforeEach(async () => {
  fixture = await createFixture();
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.terminate();
  await fixture.stop();
});

/** A page by hand, which collects the lists that it receives and counts the bytes of its connection. */
async function enterByHand(port: number, options: ClientOptions) {
  const url = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`;
  const client = new WebSocket(url, options);
  clients.push(client);
  const lists: unknown[] = [];
  client.on('message', (data: Buffer) => {
    const text = data.toString();
    if (text.startsWith('0{')) client.send(`40${JSON.stringify({ token: fixture.signIn().token })}`);
    else if (text.startsWith('40{')) client.send('420["join:leaderboard"]');
    else if (text.startsWith('42["leaderboard:updated"')) {
      const [, list] = JSON.parse(text.slice(2)) as [string, unknown];
      lists.push(list);
    }
  });
  const [{ socket }] = (await once(client, 'upgrade')) as [{ socket: { bytesRead: number } }];
  return { client, lists, bytesRead: () => socket.bytesRead };
}

it('sends the same list compressed to a client that agreed on it, and plain to others', async () => {
  fixture.scoring.listOf = (version) => [
    ...listOf(version),
    ...Array.from({ length: 2_000 }, () => listOf(0)[0]!),
  ];
  const { port } = await fixture.startNode({ LIVE_LIST_PLAYERS: '5000' });
  const offering = await enterByHand(port, { perMessageDeflate: { threshold: 0 } });
  const silent = await enterByHand(port, { perMessageDeflate: false });
  expect([offering, silent].map(({ client }) => client.extensions)).toEqual(['permessage-deflate', '']);
  for (const { lists } of [offering, silent]) await eventually(() => expect(lists).toHaveLength(1));

  const before = [offering, silent].map(({ bytesRead }) => bytesRead());
  await fixture.score(1);
  for (const { lists } of [offering, silent]) await eventually(() => expect(lists).toHaveLength(2));
  for (const { lists } of [offering, silent]) expect(lists[1]).toEqual(fixture.scoring.listOf(1));
  const [compressed = 0, plain = 0] = [offering, silent].map(
    ({ bytesRead }, index) => bytesRead() - (before[index] ?? 0),
  );
  expect(plain).toBeGreaterThan(Buffer.byteLength(JSON.stringify(fixture.scoring.listOf(1))));
  expect(compressed).toBeLessThan(plain / 10);
});

it.each([['websocket'], ['polling']])('reaches stock clients with long lists, by %s', async (transport) => {
  fixture.scoring.listOf = (version) => [
    ...listOf(version),
    ...Array.from({ length: 200 }, () => listOf(0)[0]!),
  ];
  const { port } = await fixture.startNode();
  const page = await enter(fixture, port, { transport });
  await join(page);
  for (const version of [1, 2, 3]) {
    await fixture.score(version);
    await eventually(() => expect(totalsOf(page).at(-1)).toBe(version));
  }
  expect(totalsOf(page)).toEqual([0, 1, 2, 3]);
  expect(page.lists.at(-1)).toEqual(fixture.scoring.listOf(3));
});

it('sends a page that does not read at most the lists that it began, and then the newest', async () => {
  // The system buffers less than two of these for a connection.
  const padding = [{ ...listOf(0)[0]!, name: 'x'.repeat(12_000_000) }];
  fixture.scoring.listOf = (version) => [...listOf(version), ...padding];
  const { port } = await fixture.startNode();
  const { client, lists } = await enterByHand(port, { perMessageDeflate: false });
  await eventually(() => expect(lists).toHaveLength(1));

  client.pause();
  for (let version = 1; version <= 5; version++) {
    const { calls } = fixture.scoring;
    await fixture.score(version);
    // The node reads a list only once it has sent the one before.
    await eventually(() => expect(fixture.scoring.calls).toBe(calls + 1));
  }
  client.resume();
  const versions = () => (lists as { totalPoints: number }[][]).map((list) => list[0]?.totalPoints);
  await eventually(() => expect(versions().at(-1)).toBe(5));
  expect(versions()).not.toContain(3);
  expect(versions()).toEqual([...new Set(versions())].sort());
});
