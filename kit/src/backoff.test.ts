import { expect, test } from 'vitest';
import { createPace } from './backoff.js';

test('the pause grows while batches hold several messages, and a single one makes it short again', () => {
  const pace = createPace();
  expect([1, 1, 2, 7, 30, 90, 90, 1, 3].map((size) => pace.pauseAfter(size))).toEqual([
    5, 5, 10, 20, 40, 50, 50, 5, 10,
  ]);
});
