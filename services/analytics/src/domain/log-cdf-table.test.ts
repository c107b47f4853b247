import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createLogCdf } from './log-cdf-table.js';
import { logCumulative } from './normal.js';

it('interpolating the table of ln Φ is accurate to 3e-8', () => {
  const table = createLogCdf(-4, 8.5);
  fc.assert(
    fc.property(fc.double({ min: -4, max: 8.5, noNaN: true }), (z) => {
      expect(Math.abs(table.at(table.placeOf(z)) - logCumulative(z))).toBeLessThan(3e-8);
    }),
    { numRuns: 2_000 },
  );
});
