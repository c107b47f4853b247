import { expect, it } from 'vitest';
import { showsLess } from './results-until.js';

it('less is shown once results are hidden, or after an earlier week', () => {
  expect([showsLess(null, 3), showsLess(4, 3), showsLess(1, 0)]).toEqual([true, true, true]);
  expect([showsLess(3, 3), showsLess(3, 4), showsLess(3, null), showsLess(null, null)]).toEqual([
    ...[false, false, false, false],
  ]);
});
