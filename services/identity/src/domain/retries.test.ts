import { expect, it } from 'vitest';
import { MAX_TRIES, nextTry } from './retries.js';

const now = new Date('2030-03-06T12:00:00Z');
const waits = Array.from({ length: MAX_TRIES }, (_, index) => {
  const next = nextTry(index + 1, now);
  return next && (next.getTime() - now.getTime()) / 1_000;
});

it('waits twice as long after each failure, ten minutes at most, and gives up within the hour', () => {
  expect(waits).toEqual([10, 20, 40, 80, 160, 320, 600, 600, 600, null]);
  expect(waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0)).toBeLessThan(3_600);
});
