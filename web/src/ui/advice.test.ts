import { expect, it } from 'vitest';
import { adviceAfter } from './advice.js';

const words = 'Unable to load weekly results.';

it('advises to check the connection only if nothing responds', () => {
  expect(adviceAfter(words, 'unreachable')).toBe('Check your connection, then try again.');
  expect(adviceAfter(words, 'reachable')).toMatch(/^It is not your connection: .* Try again in a moment\.$/);
});

it('adds nothing to words that say what to do', () => {
  expect(adviceAfter('Torchbearer is busy. Please try again.', 'unreachable')).toBeNull();
});
