import { describe, expect, it } from 'vitest';
import { fromShowClock, toShowClock } from './show-clock.js';

describe('the show’s clock', () => {
  it.each([
    ['2030-10-09T17:00', '2030-10-10T00:00:00.000Z'],
    ['2030-12-11T17:00', '2030-12-12T01:00:00.000Z'],
    ['2030-07-01T00:00', '2030-07-01T07:00:00.000Z'],
  ])('%s means one instant, in summer and in winter', (shown, instant) => {
    expect(fromShowClock(shown)).toBe(instant);
    expect(toShowClock(instant)).toBe(shown);
  });

  it('has no time in the hour that is skipped in spring', () => {
    expect(fromShowClock('2030-03-10T02:30')).toBeNull();
    expect(fromShowClock('2030-03-10T03:00')).toBe('2030-03-10T10:00:00.000Z');
  });

  it('uses the first of the two equal hours in autumn', () => {
    expect(fromShowClock('2030-11-03T01:30')).toBe('2030-11-03T08:30:00.000Z');
  });

  it('rejects what is not a time', () => {
    for (const typed of ['', '2030-10-09', '2030-13-09T17:00', '2030-02-30T17:00', 'soon'])
      expect(fromShowClock(typed)).toBeNull();
  });
});
