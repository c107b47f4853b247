import { expect, it } from 'vitest';
import { createRecentlyEnded } from './recently-ended.js';

it('remembers ended sessions for as long as a handshake may take', () => {
  let now = 0;
  const ended = createRecentlyEnded(() => new Date(now));
  ended.add('a');
  now = 59_999;
  ended.add('b');
  expect([ended.has('a'), ended.has('b'), ended.has('c')]).toEqual([true, true, false]);
  now = 60_000;
  ended.add('c');
  expect([ended.has('a'), ended.has('b'), ended.has('c')]).toEqual([false, true, true]);
});

it('restarts the time when a session ends again', () => {
  let now = 0;
  const ended = createRecentlyEnded(() => new Date(now));
  ended.add('a');
  now = 50_000;
  ended.add('a');
  now = 80_000;
  ended.add('b');
  expect(ended.has('a')).toBe(true);
});
