import { expect, it } from 'vitest';
import { adviceAfter } from './advice.js';

const words = 'Unable to load weekly results.';

it('sends somebody to their connection only where nothing answers', () => {
  expect(adviceAfter(words, 'unreachable')).toBe('Check your connection, then try again.');
  expect(adviceAfter(words, 'reachable')).toMatch(/^It is not your connection: .* Try again in a moment\.$/);
});

it('adds nothing to words that say what to do', () => {
  expect(adviceAfter('Torchbearer is busy. Please try again.', 'unreachable')).toBeNull();
});
