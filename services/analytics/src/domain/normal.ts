/** The standard normal distribution, accurate to the last few bits of a double. */

const ROOT_TWO_PI = Math.sqrt(2 * Math.PI);
/** Beyond this a series in z loses digits of the tail, and the tail's continued fraction converges fast. */
const TAIL = 2.5;
const FRACTION_TERMS = 150;

export const density = (z: number): number => Math.exp((-z * z) / 2) / ROOT_TWO_PI;

/** Φ(z): the chance of a value of at most z. */
export function cumulative(z: number): number {
  if (z < -TAIL) return upperTail(-z);
  return z > TAIL ? 1 - upperTail(z) : 0.5 + density(z) * series(z);
}

/** ln Φ(z), finite wherever z²/2 is. */
export function logCumulative(z: number): number {
  if (z > 0) return Math.log1p(-(z > TAIL ? upperTail(z) : 0.5 - density(z) * series(z)));
  if (z >= -TAIL) return Math.log(cumulative(z));
  return (-z * z) / 2 - Math.log(ROOT_TWO_PI) + Math.log(millsRatio(-z));
}

const upperTail = (z: number): number => density(z) * millsRatio(z);

/** z + z³/3 + z⁵/(3·5) + …; Marsaglia, "Evaluating the Normal Distribution", J. Stat. Software 11 (2004). */
function series(z: number): number {
  let term = z;
  let sum = z;
  for (let k = 3; Math.abs(term) > Math.abs(sum) * 1e-17; k += 2) {
    term *= (z * z) / k;
    sum += term;
  }
  return sum;
}

/** (1 − Φ(z))/φ(z) = 1/(z + 1/(z + 2/(z + 3/(z + …)))), from its end; Laplace, by Abramowitz and Stegun 26.2.14. */
function millsRatio(z: number): number {
  let rest = z;
  for (let k = FRACTION_TERMS; k >= 1; k--) rest = z + k / rest;
  return 1 / rest;
}

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
