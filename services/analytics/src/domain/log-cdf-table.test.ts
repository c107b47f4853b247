import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createLogCdf } from './log-cdf-table.js';
import { logCumulative } from './normal.js';

it('a table of ln Φ is right to 3e-8 between its places', () => {
  const table = createLogCdf(-4, 8.5);
  fc.assert(
    fc.property(fc.double({ min: -4, max: 8.5, noNaN: true }), (z) => {
      expect(Math.abs(table.at(table.placeOf(z)) - logCumulative(z))).toBeLessThan(3e-8);
    }),
    { numRuns: 2_000 },
  );
});
