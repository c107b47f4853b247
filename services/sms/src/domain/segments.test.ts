import { describe, expect, test } from 'vitest';
import { countSegments } from './segments.js';

/** An alphabet as billed: characters that cost one unit, characters that cost two, and the size of a segment. */
const GSM = {
  encoding: 'GSM-7',
  one: ['a', 'Z', '9', '@', 'é', 'Ü', 'ñ', '\n'],
  two: ['€', '[', '}', '~'],
} as const;
const UCS = { encoding: 'UCS-2', one: ['ł', '“', '漢', 'ç'], two: ['🔥', '🏝'] } as const;

/** A seeded random generator. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** The rule, character by character: no character is split between segments. */
function segmentsByRule(costs: readonly number[], single: number, each: number): number {
  if (costs.reduce((sum, cost) => sum + cost, 0) <= single) return 1;
  let segments = 1;
  let used = 0;
  for (const cost of costs) {
    if (used + cost > each) {
      segments += 1;
      used = 0;
    }
    used += cost;
  }
  return segments;
}

describe('the segments of a text', () => {
  test.each([
    [0, 1],
    [1, 1],
    [160, 1],
    [161, 2],
    [306, 2],
    [307, 3],
    [1_530, 10],
    [1_531, 11],
  ])('%i GSM-7 characters are %i segments', (length, segments) => {
    expect(countSegments('x'.repeat(length))).toEqual({ encoding: 'GSM-7', segments });
  });

  test.each([
    [1, 1],
    [70, 1],
    [71, 2],
    [134, 2],
    [135, 3],
    [670, 10],
    [671, 11],
  ])('%i characters outside of GSM-7 are %i segments', (length, segments) => {
    expect(countSegments('ł'.repeat(length))).toEqual({ encoding: 'UCS-2', segments });
  });

  test('one curly quote makes the whole text UCS-2', () => {
    expect(countSegments(`${'x'.repeat(159)}'`)).toEqual({ encoding: 'GSM-7', segments: 1 });
    expect(countSegments(`${'x'.repeat(159)}’`)).toEqual({ encoding: 'UCS-2', segments: 3 });
  });

  test('a character from the second table counts twice and is never cut in two', () => {
    expect(countSegments('€'.repeat(80)).segments).toBe(1);
    expect(countSegments('€'.repeat(81)).segments).toBe(2);
    // 153 is odd: 76 of them fill a segment, one unit stays empty.
    expect(countSegments('€'.repeat(152)).segments).toBe(2);
    expect(countSegments('€'.repeat(153)).segments).toBe(3);
  });

  test('an emoji counts twice and is never cut in two', () => {
    expect(countSegments('🔥'.repeat(35)).segments).toBe(1);
    expect(countSegments('🔥'.repeat(66)).segments).toBe(2);
    expect(countSegments('🔥'.repeat(67)).segments).toBe(3);
  });

  test.each([GSM, UCS])(
    'any mix of $encoding characters has the segments of the rule',
    ({ encoding, one, two }) => {
      const roll = dice(7);
      const [single, each] = encoding === 'GSM-7' ? [160, 153] : [70, 67];
      for (let round = 0; round < 300; round++) {
        const characters: string[] = [];
        const costs: number[] = [];
        const length = 1 + roll(500);
        for (let at = 0; at < length; at++) {
          const isTwo = roll(4) === 0;
          const alphabet = isTwo ? two : one;
          characters.push(alphabet[roll(alphabet.length)] ?? '');
          costs.push(isTwo ? 2 : 1);
        }
        // A UCS-2 text has at least one character that makes it so.
        expect(countSegments(characters.join(''))).toEqual({
          encoding,
          segments: segmentsByRule(costs, single, each),
        });
      }
    },
  );
});
