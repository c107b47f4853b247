import { expect, it } from 'vitest';
import { createEventLimit } from './event-limit.js';

it('allows the maximum of events in each window', () => {
  let now = 5_000;
  const allow = createEventLimit(2, 1_000, () => new Date(now));
  expect([allow(), allow(), allow()]).toEqual([true, true, false]);
  now += 999;
  expect(allow()).toBe(false);
  now += 1;
  expect([allow(), allow(), allow()]).toEqual([true, true, false]);
});
