import { expect, it } from 'vitest';
import { createFollowers, type Follower } from './followers.js';
import { encodeShared } from './shared-message.js';

/** Of Sam, who has joined just now. */
let lateRow: string | undefined;
const lists = await Promise.all(
  [0, 1, 2, 3, 4].map((version) =>
    encodeShared({
      name: 'leaderboard:updated',
      json: `[${version}]`,
      ownJson: (userId) => (userId === 'robin' ? `[${version}]` : userId === 'sam' ? lateRow : null),
    }),
  ),
);
const list = (version: number) => lists[version] ?? expect.fail();

/** A connection that finishes sending when the test says so. */
function connection({ name = 'websocket', userId = '' } = {}) {
  const transport = { name, writable: true };
  const sent: (Uint8Array | string)[] = [];
  const pending: ((() => void) | undefined)[] = [];
  const send = (data: Uint8Array | string, _options?: object, finished?: () => void): void => {
    sent.push(data);
    transport.writable = false;
    pending.push(finished);
  };
  const finish = (): void => {
    transport.writable = true;
    pending.shift()?.();
  };
  return {
    follower: { conn: { transport, send }, data: { userId } } as unknown as Follower,
    sent,
    seen: () => sent.map((data) => lists.findIndex(({ frame }) => frame === data)),
    finish,
  };
}

it('sends each list to every socket that keeps up: the same bytes by WebSocket, text by polling', async () => {
  const followers = createFollowers(() => undefined);
  const sockets = [connection(), connection(), connection({ name: 'polling' })];
  for (const { follower } of sockets) followers.add(follower);
  for (const version of [1, 2, 3]) {
    await followers.send(list(version));
    for (const { finish } of sockets) finish();
  }
  const texts = [1, 2, 3].map((version) => `2["leaderboard:updated",[${version}]]`);
  expect(sockets[0]?.seen()).toEqual([1, 2, 3]);
  expect(sockets[1]?.seen()).toEqual([1, 2, 3]);
  expect(sockets[2]?.sent).toEqual(texts);
});

it('sends a slow socket the newest list after the one that it is getting, and none in between', async () => {
  const followers = createFollowers(() => undefined);
  const [slow, fast] = [connection(), connection()];
  followers.add(slow.follower);
  followers.add(fast.follower);
  for (const version of [1, 2, 3, 4]) {
    await followers.send(list(version));
    fast.finish();
  }
  slow.finish();
  slow.finish();
  slow.finish();
  expect(slow.seen()).toEqual([1, 4]);
  expect(fast.seen()).toEqual([1, 2, 3, 4]);
});

it('sends the newest list to a socket when it joins, each time', async () => {
  const followers = createFollowers(() => undefined);
  const { follower, seen } = connection();
  followers.add(follower);
  expect(seen()).toEqual([]);
  await followers.send(list(1));
  followers.add(follower);
  followers.add(follower);
  expect(seen()).toEqual([1, 1, 1]);
  expect(followers.size).toBe(1);
});

it('sends to many in turns: one that joins or a newer list in between gives no socket a list twice or an older one', async () => {
  const followers = createFollowers(() => undefined);
  const sockets = Array.from({ length: 250 }, () => connection());
  for (const { follower } of sockets) followers.add(follower);
  const sending = followers.send(list(1));
  const late = connection();
  followers.add(late.follower);
  expect(sockets.map(({ seen }) => seen().length)).toContain(0);
  await sending;
  for (const { seen } of [...sockets, late]) expect(seen()).toEqual([1]);

  for (const { finish } of [...sockets, late]) finish();
  const replaced = followers.send(list(2));
  await Promise.all([replaced, followers.send(list(3))]);
  for (const { finish } of [...sockets, late]) finish();
  const seen = sockets.map((one) => one.seen().join());
  expect(new Set(seen)).toEqual(new Set(['1,2,3', '1,3']));
});

it('sends nothing more to a socket that left, even if it was behind', async () => {
  const followers = createFollowers(() => undefined);
  const { follower, seen, finish } = connection();
  followers.add(follower);
  await followers.send(list(1));
  await followers.send(list(2));
  followers.delete(follower);
  finish();
  await followers.send(list(3));
  expect(seen()).toEqual([1]);
  expect(followers.size).toBe(0);
});

it('sends to a socket whose transport was replaced before it reported the last list as sent', async () => {
  const followers = createFollowers(() => undefined);
  const { follower, seen } = connection();
  followers.add(follower);
  await followers.send(list(1));
  Object.assign(follower.conn.transport, { writable: true });
  await followers.send(list(2));
  expect(seen()).toEqual([1, 2]);
});

it('sends a player their own row with each version, by polling right after it', async () => {
  const followers = createFollowers(() => undefined);
  const robin = connection({ userId: 'robin' });
  const polling = connection({ userId: 'robin', name: 'polling' });
  const alex = connection({ userId: 'alex' });
  for (const { follower } of [robin, polling, alex]) followers.add(follower);
  await followers.send(list(1));
  expect(robin.sent).toEqual([list(1).own('robin')?.frame]);
  expect(polling.sent).toEqual(['2["leaderboard:updated",[1]]', '2["leaderboard:own",[1]]']);
  expect(alex.sent).toEqual([list(1).frame]);
  await followers.send(list(2));
  for (const { finish } of [robin, polling]) finish();
  expect(robin.sent.slice(1)).toEqual([list(2).own('robin')?.frame]);
  expect(polling.sent.slice(2)).toEqual(['2["leaderboard:updated",[2]]', '2["leaderboard:own",[2]]']);
});

it.each(['websocket', 'polling'])(
  'sends an own row that was read later once it is known, and only of the newest version, by %s',
  async (name) => {
    lateRow = undefined;
    const wanted: string[] = [];
    const followers = createFollowers((userId) => wanted.push(userId));
    const sam = connection({ userId: 'sam', name });
    followers.add(sam.follower);
    await followers.send(list(1));
    sam.finish();
    await followers.send(list(2));
    expect(wanted).toEqual(['sam', 'sam']);
    const before = sam.sent.length;
    followers.sendOwn(new Set(['alex']));
    followers.sendOwn(new Set(['sam']));
    expect(sam.sent).toHaveLength(before);
    lateRow = '[2]';
    followers.sendOwn(new Set(['sam']));
    followers.sendOwn(new Set(['sam']));
    const own = list(2).own('sam');
    expect(sam.sent.slice(before)).toEqual([name === 'websocket' ? own?.alone : own?.text]);
    expect(own?.alone.before).toBeUndefined();
  },
);

it('sends no late row to a socket that is behind: it gets it with the newest version', async () => {
  lateRow = undefined;
  const followers = createFollowers(() => undefined);
  const sam = connection({ userId: 'sam' });
  followers.add(sam.follower);
  await followers.send(list(1));
  await followers.send(list(2));
  lateRow = '[2]';
  followers.sendOwn(new Set(['sam']));
  expect(sam.sent).toEqual([list(1).frame]);
  sam.finish();
  expect(sam.sent.slice(1)).toEqual([list(2).own('sam')?.frame]);
});
