import { expect, it } from 'vitest';
import { createFollowers, type Follower } from './followers.js';
import { encodeShared } from './shared-message.js';

/** Worth compressing. */
const LONG = 'x'.repeat(2_000);
const lists = await Promise.all(
  [0, 1, 2, 3, 4].map((version) =>
    encodeShared({
      version,
      name: 'leaderboard:updated',
      json: `["${LONG}",${version}]`,
      ownJson: (userId) => (userId === 'robin' ? `[["own",${version}]]` : null),
    }),
  ),
);
const list = (version: number) => lists[version] ?? expect.fail();

/** A connection that finishes sending when the test says so. */
function connection({ isCompressed = false, userId = '' } = {}) {
  const transport = { writable: true, socket: { isCompressed } };
  const seen: number[] = [];
  const frames: Buffer[] = [];
  const texts: string[] = [];
  const pending: ((() => void) | undefined)[] = [];
  const write = (text: string, options: { wsPreEncodedFrame: [Buffer] }, sent?: () => void): void => {
    texts.push(text);
    seen.push(Number(/,(\d)\]\]$/.exec(text)?.[1]));
    frames.push(options.wsPreEncodedFrame[0]);
    transport.writable = false;
    pending.push(sent);
  };
  const finish = (): void => {
    transport.writable = true;
    pending.shift()?.();
  };
  return {
    follower: { conn: { transport, write }, data: { userId } } as unknown as Follower,
    seen,
    frames,
    texts,
    finish,
  };
}

it('sends each list to every socket that keeps up, as the same bytes', () => {
  const followers = createFollowers();
  const sockets = [connection(), connection(), connection({ isCompressed: true })];
  for (const { follower } of sockets) followers.add(follower);
  for (const version of [1, 2, 3]) {
    followers.send(list(version));
    for (const { finish } of sockets) finish();
  }
  expect(sockets.map(({ seen }) => seen)).toEqual([
    [1, 2, 3],
    [1, 2, 3],
    [1, 2, 3],
  ]);
  const frames = sockets.map((socket) => socket.frames[2]);
  const { plain, compressed } = list(3);
  expect(frames[0]).toBe(plain.wsPreEncodedFrame[0]);
  expect(frames[1]).toBe(frames[0]);
  expect(frames[2]).not.toBe(frames[0]);
  expect(frames[2]).toBe(compressed.wsPreEncodedFrame[0]);
});

it('sends a slow socket the newest list after the one that it is getting, and none in between', () => {
  const followers = createFollowers();
  const [slow, fast] = [connection(), connection()];
  followers.add(slow.follower);
  followers.add(fast.follower);
  for (const version of [1, 2, 3, 4]) {
    followers.send(list(version));
    fast.finish();
  }
  slow.finish();
  slow.finish();
  slow.finish();
  expect(slow.seen).toEqual([1, 4]);
  expect(fast.seen).toEqual([1, 2, 3, 4]);
});

it('sends the newest list to a socket when it joins, each time', () => {
  const followers = createFollowers();
  const { follower, seen } = connection();
  followers.add(follower);
  expect(seen).toEqual([]);
  followers.send(list(1));
  followers.add(follower);
  followers.add(follower);
  expect(seen).toEqual([1, 1, 1]);
  expect(followers.size).toBe(1);
});

it('sends nothing more to a socket that left, even if it was behind', () => {
  const followers = createFollowers();
  const { follower, seen, finish } = connection();
  followers.add(follower);
  followers.send(list(1));
  followers.send(list(2));
  followers.delete(follower);
  finish();
  followers.send(list(3));
  expect(seen).toEqual([1]);
  expect(followers.size).toBe(0);
});

it('sends to a socket whose transport was replaced before it reported the last list as sent', () => {
  const followers = createFollowers();
  const { follower, seen } = connection();
  followers.add(follower);
  followers.send(list(1));
  Object.assign(follower.conn.transport, { writable: true });
  followers.send(list(2));
  expect(seen).toEqual([1, 2]);
});

it('sends a player their own row right after each version', () => {
  const followers = createFollowers();
  const robin = connection({ userId: 'robin' });
  const alex = connection({ userId: 'alex' });
  for (const { follower } of [robin, alex]) followers.add(follower);
  followers.send(list(1));
  followers.send(list(2));
  expect(robin.texts).toEqual([list(1).text, list(1).own('robin')?.text]);
  robin.finish();
  robin.finish();
  expect(robin.texts.slice(2)).toEqual([list(2).text, list(2).own('robin')?.text]);
  expect(alex.texts).toEqual([list(1).text]);
});
