import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, test } from 'vitest';
import { activeWeekFault, defaultCloseAt, defaultOpenAt, pickWindow } from './weeks.js';

const pacific = (local: string): Date => DateTime.fromISO(local, { zone: 'America/Los_Angeles' }).toJSDate();
const instant = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-01-01'), noInvalidDate: true });

describe('a week’s default close', () => {
  test.each([
    ['a Monday', '2025-09-22T10:00', '2025-09-24T17:00'],
    ['Wednesday a moment before five', '2025-09-24T16:59:59.999', '2025-09-24T17:00'],
    ['Wednesday at five sharp', '2025-09-24T17:00', '2025-10-01T17:00'],
    ['a Sunday', '2025-09-28T23:00', '2025-10-01T17:00'],
    ['the week in which clocks go forward', '2026-03-05T12:00', '2026-03-11T17:00'],
    ['the week in which clocks go back', '2025-10-30T12:00', '2025-11-05T17:00'],
  ])('from %s is the next Wednesday 17:00', (_when, now, close) => {
    expect(defaultCloseAt(pacific(now), null)).toEqual(pacific(close));
  });

  test('is the same local hour before and after a clock change', () => {
    expect(defaultCloseAt(pacific('2026-03-02T12:00'), null).toISOString()).toBe('2026-03-05T01:00:00.000Z');
    expect(defaultCloseAt(pacific('2026-03-09T12:00'), null).toISOString()).toBe('2026-03-12T00:00:00.000Z');
    expect(defaultCloseAt(pacific('2025-11-03T12:00'), null).toISOString()).toBe('2025-11-06T01:00:00.000Z');
  });

  test('comes after the previous week’s close', () => {
    const previous = pacific('2025-10-08T17:00');
    expect(defaultCloseAt(pacific('2025-09-22T10:00'), previous)).toEqual(pacific('2025-10-15T17:00'));
    expect(defaultCloseAt(pacific('2025-10-20T10:00'), previous)).toEqual(pacific('2025-10-22T17:00'));
  });

  test('is always a Wednesday 17:00 Pacific, later than now and the previous close by at most a week', () => {
    fc.assert(
      fc.property(instant, fc.option(instant), (now, previous) => {
        const close = defaultCloseAt(now, previous);
        const local = DateTime.fromJSDate(close, { zone: 'America/Los_Angeles' });
        expect(local.toFormat('cccc HH:mm:ss.SSS')).toBe('Wednesday 17:00:00.000');
        const after = Math.max(now.getTime(), previous?.getTime() ?? 0);
        expect(close.getTime()).toBeGreaterThan(after);
        expect(local.minus({ weeks: 1 }).toMillis()).toBeLessThanOrEqual(after);
      }),
    );
  });
});

describe('a week’s default opening', () => {
  test('is the Thursday morning before the close, also across a clock change', () => {
    expect(defaultOpenAt(pacific('2025-09-24T17:00'))).toEqual(pacific('2025-09-18T09:00'));
    expect(defaultOpenAt(pacific('2026-03-11T17:00'))).toEqual(pacific('2026-03-05T09:00'));
    expect(defaultOpenAt(pacific('2025-11-05T17:00'))).toEqual(pacific('2025-10-30T09:00'));
  });

  test('is always a Thursday 09:00 Pacific, before any close by at most a week', () => {
    fc.assert(
      fc.property(instant, (close) => {
        const open = DateTime.fromJSDate(defaultOpenAt(close), { zone: 'America/Los_Angeles' });
        expect(open.toFormat('cccc HH:mm:ss.SSS')).toBe('Thursday 09:00:00.000');
        expect(open.toMillis()).toBeLessThan(close.getTime());
        expect(open.plus({ weeks: 1 }).toMillis()).toBeGreaterThanOrEqual(close.getTime());
      }),
    );
  });
});

describe('a week’s window', () => {
  const now = pacific('2025-09-22T10:00');
  const stored = { picksOpenAt: pacific('2025-09-18T09:00'), picksCloseAt: pacific('2025-09-24T17:00') };

  test('is the default if nothing is given or stored', () => {
    expect(pickWindow({ given: {}, stored: null, previousCloseAt: null, now })).toEqual(stored);
  });

  test('stays as stored if nothing is given', () => {
    const later = pacific('2026-01-01T00:00');
    expect(pickWindow({ given: {}, stored, previousCloseAt: null, now: later })).toEqual(stored);
  });

  test('changes each given time and keeps the other', () => {
    const picksCloseAt = pacific('2025-09-25T12:00');
    expect(pickWindow({ given: { picksCloseAt }, stored, previousCloseAt: null, now })).toEqual({
      ...stored,
      picksCloseAt,
    });
    const picksOpenAt = pacific('2025-09-19T12:00');
    expect(pickWindow({ given: { picksOpenAt }, stored, previousCloseAt: null, now })).toEqual({
      ...stored,
      picksOpenAt,
    });
  });

  test('opens the Thursday before a given close', () => {
    const picksCloseAt = pacific('2025-12-05T12:00');
    expect(
      pickWindow({ given: { picksCloseAt }, stored: null, previousCloseAt: null, now }).picksOpenAt,
    ).toEqual(pacific('2025-12-04T09:00'));
  });
});

const on = (weekNumber: number) => ({ weekNumber, isActive: true });
const off = (weekNumber: number) => ({ weekNumber, isActive: false });

describe('a save by an admin who saw the active week', () => {
  test('may replace and end that week', () => {
    expect(activeWeekFault(3, 3, on(4))).toBeNull();
    expect(activeWeekFault(3, 3, off(3))).toBeNull();
    expect(activeWeekFault(null, null, on(4))).toBeNull();
  });

  test('is not checked if the admin sent no seen week', () => {
    expect(activeWeekFault(3, undefined, on(4))).toBeNull();
  });

  test('is refused if another week is active by now', () => {
    const sentence = 'Week 3 was made active meanwhile.';
    expect(activeWeekFault(3, 2, on(4))).toBe(sentence);
    expect(activeWeekFault(3, null, on(4))).toBe(sentence);
    expect(activeWeekFault(3, 2, off(3))).toBe(sentence);
    expect(activeWeekFault(null, 2, on(2))).toBe('No week is active any more: it was ended meanwhile.');
  });

  test('is accepted if it leaves the active week as it is', () => {
    expect(activeWeekFault(3, 2, off(4))).toBeNull();
    expect(activeWeekFault(3, 2, on(3))).toBeNull();
    expect(activeWeekFault(null, 2, off(2))).toBeNull();
  });
});
