import { expect, it } from 'vitest';
import { shortDeadline } from './short-deadline.js';

it('shows a weekly deadline in short, by the show’s clock', () => {
  expect(shortDeadline('2026-11-26T01:00:00.000Z')).toBe('Wednesday 5p PT');
  expect(shortDeadline('2026-07-02T00:00:00.000Z')).toBe('Wednesday 5p PT');
});

it('leaves minutes out only if they are zero', () => {
  expect(shortDeadline('2026-11-26T17:30:00.000Z')).toBe('Thursday 9:30a PT');
  expect(shortDeadline('2026-11-25T20:00:00.000Z')).toBe('Wednesday 12p PT');
});
