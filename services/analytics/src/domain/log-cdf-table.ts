import { logCumulative } from './normal.js';

/** Points per deviation; linear interpolation between two of them is accurate to 3e-8. */
const PARTS = 2_048;

export interface LogCdf {
  readonly parts: number;
  /** Places from here on are outside. */
  readonly end: number;
  /** The position of a value of z in the table. */
  placeOf(z: number): number;
  /** ln Φ at a place from 0 to less than `end`. */
  at(place: number): number;
}

/** A table of ln Φ(z) over a range of z, for millions of lookups. */
export function createLogCdf(from: number, to: number): LogCdf {
  const table = Float64Array.from({ length: Math.ceil((to - from) * PARTS) + 2 }, (_, index) =>
    logCumulative(from + index / PARTS),
  );
  return {
    parts: PARTS,
    end: table.length - 1,
    placeOf: (z) => (z - from) * PARTS,
    at(place) {
      const index = Math.floor(place);
      const below = table[index]!;
      return below + (place - index) * (table[index + 1]! - below);
    },
  };
}
