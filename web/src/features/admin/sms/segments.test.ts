import { describe, expect, it } from 'vitest';
import { costOf, countSegments, dollars } from './segments.js';

const segmentsOf = (text: string): number => countSegments(text).segments;

describe('the segments of a text', () => {
  it.each([
    [0, 1],
    [160, 1],
    [161, 2],
    [306, 2],
    [307, 3],
    [1_530, 10],
    [1_531, 11],
  ])('of %i plain characters are %i', (length, segments) => {
    expect(countSegments('x'.repeat(length))).toMatchObject({ encoding: 'GSM-7', segments, units: length });
  });

  it.each([
    [70, 1],
    [71, 2],
    [134, 2],
    [135, 3],
    [671, 11],
  ])('of %i characters outside of GSM-7 are %i', (length, segments) => {
    expect(countSegments('ł'.repeat(length))).toMatchObject({ encoding: 'UCS-2', segments, units: length });
  });

  it('are UCS-2 for one curly quote, which is named once', () => {
    expect(countSegments(`${'x'.repeat(159)}'`)).toMatchObject({
      encoding: 'GSM-7',
      segments: 1,
      costly: [],
    });
    const curly = `${'x'.repeat(158)}’’`;
    expect(countSegments(curly)).toMatchObject({ encoding: 'UCS-2', segments: 3, costly: ['’'] });
  });

  it('count a character of the second table twice and never cut it in two', () => {
    expect(countSegments('^{}\\[~]|€')).toMatchObject({ encoding: 'GSM-7', units: 18 });
    expect(segmentsOf('€'.repeat(80))).toBe(1);
    expect(segmentsOf('€'.repeat(81))).toBe(2);
    // 153 is odd: 76 two-unit characters fill a segment, and one unit stays empty.
    expect(segmentsOf('€'.repeat(152))).toBe(2);
    expect(segmentsOf('€'.repeat(153))).toBe(3);
  });

  it('count an emoji twice and never cut it in two', () => {
    expect(segmentsOf('🔥'.repeat(35))).toBe(1);
    expect(segmentsOf('🔥'.repeat(66))).toBe(2);
    expect(segmentsOf('🔥'.repeat(67))).toBe(3);
  });

  it('say how much room is left', () => {
    expect(countSegments('abc')).toMatchObject({ units: 3, room: 160 });
    expect(countSegments('x'.repeat(161))).toMatchObject({ units: 161, room: 306 });
  });
});

it('a blast costs five cents for each segment and recipient', () => {
  expect(dollars(costOf(1, 12))).toBe('$0.60');
  expect(dollars(costOf(3, 1))).toBe('$0.15');
  expect(dollars(costOf(2, 12_000))).toBe('$1,200.00');
  expect(dollars(costOf(1, 0))).toBe('$0.00');
});
