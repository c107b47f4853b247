import { Server } from 'socket.io';
import { expect, it } from 'vitest';
import { encodeShared } from './shared-message.js';

const encode = (list: unknown) =>
  encodeShared({
    name: 'leaderboard:updated',
    json: JSON.stringify(list),
    ownJson: (userId) => (userId === 'robin' ? '{"place":7}' : null),
  });

it('has what a player gets after it', async () => {
  const message = await encode([]);
  const own = message.own('robin');
  expect(own?.text).toBe('2["leaderboard:own",{"place":7}]');
  expect(own?.frame.before).toBe(message.frame);
  expect(message.own('alex')).toBeNull();
});

it('encodes the same text as Socket.IO', async () => {
  const list = [{ id: 1, name: 'Renée "Jo" \u2028' }];
  const packet = { type: 2, nsp: '/', data: ['leaderboard:updated', list] };
  expect([(await encode(list)).text]).toEqual(new Server().encoder.encode(packet));
});

it('compresses only a long message', async () => {
  expect((await encode(['x'.repeat(900)])).frame.compressed).toBeUndefined();
  expect((await encode(['x'.repeat(2_000)])).frame.compressed?.length).toBeLessThan(100);
});
