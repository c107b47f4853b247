import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dueReminder,
  nextReminderAt,
  REMINDER_MINUTES,
  reminderMoments,
  skippedBecause,
} from './reminder-moments.js';

const picksOpenAt = new Date('2025-10-02T16:00:00Z');
const picksCloseAt = new Date('2025-10-09T00:00:00Z');
const week = { picksOpenAt, picksCloseAt };
const HOUR_MS = 3_600_000;
const hoursBefore = (hours: number): Date => new Date(picksCloseAt.getTime() - hours * HOUR_MS);
const due = (now: Date) => dueReminder(week, now)?.minutesBefore ?? null;

describe('the reminders of a week', () => {
  test('are 48 hours, 24 hours, 5 hours and 2 hours before the close; the third on Wednesday at noon', () => {
    expect(reminderMoments(picksCloseAt)).toEqual([
      { minutesBefore: 2_880, at: new Date('2025-10-07T00:00:00Z') },
      { minutesBefore: 1_440, at: new Date('2025-10-08T00:00:00Z') },
      { minutesBefore: 300, at: new Date('2025-10-08T19:00:00Z') },
      { minutesBefore: 120, at: new Date('2025-10-08T22:00:00Z') },
    ]);
  });

  test('are due from their instant until the next one', () => {
    expect(due(new Date(hoursBefore(48).getTime() - 1))).toBeNull();
    expect(due(hoursBefore(48))).toBe(2_880);
    expect(due(new Date(hoursBefore(24).getTime() - 1))).toBe(2_880);
    expect(due(hoursBefore(24))).toBe(1_440);
    expect(due(hoursBefore(5))).toBe(300);
    expect(due(hoursBefore(2))).toBe(120);
  });

  test('are no longer due at the close', () => {
    expect(due(new Date(picksCloseAt.getTime() - 1))).toBe(120);
    expect(due(picksCloseAt)).toBeNull();
  });

  test('are expected at their instants, or when picks open, until the last one', () => {
    expect(nextReminderAt(week, hoursBefore(100))).toEqual(hoursBefore(48));
    expect(nextReminderAt(week, hoursBefore(48))).toEqual(hoursBefore(24));
    expect(nextReminderAt(week, hoursBefore(2))).toBeNull();
    const late = { picksOpenAt: hoursBefore(4), picksCloseAt };
    expect(nextReminderAt(late, hoursBefore(50))).toEqual(hoursBefore(4));
    expect(nextReminderAt(late, hoursBefore(4))).toEqual(hoursBefore(2));
  });

  test('become due at no other moment than the expected one', () => {
    const minutes = fc.integer({ min: -100, max: 5_000 });
    fc.assert(
      fc.property(minutes, minutes, minutes, (opens, from, later) => {
        const some = { picksOpenAt: hoursBefore(opens / 60), picksCloseAt };
        const [now, then] = [hoursBefore((from + later) / 60), hoursBefore(from / 60)];
        const next = nextReminderAt(some, now);
        const [before, after] = [dueReminder(some, now), dueReminder(some, then)];
        if (after !== null && then > now && after.minutesBefore !== before?.minutesBefore)
          expect(next !== null && next <= then).toBe(true);
      }),
    );
  });

  test('wait for picks to open', () => {
    const late = { picksOpenAt: hoursBefore(4), picksCloseAt };
    expect(dueReminder(late, hoursBefore(5))).toBeNull();
    expect(dueReminder(late, hoursBefore(4))?.minutesBefore).toBe(300);
  });

  test('are due one at a time: always the latest whose time has come', () => {
    const instants = fc.date({ min: picksOpenAt, max: picksCloseAt, noInvalidDate: true });
    fc.assert(
      fc.property(instants, (now) => {
        const passed = REMINDER_MINUTES.filter(
          (minutes) => picksCloseAt.getTime() - minutes * 60_000 <= now.getTime(),
        );
        expect(due(now)).toBe(now < picksCloseAt ? (passed.at(-1) ?? null) : null);
      }),
    );
  });
});

describe('a reminder whose time has passed', () => {
  const reasons = (now: Date, ran: readonly number[], within = week) =>
    reminderMoments(picksCloseAt).map((moment) => skippedBecause(within, moment, new Set(ran), now));
  const missed = 'Reminders were off, the site was down or the week was not active';

  test('is skipped once a later one is due, and not before', () => {
    expect(reasons(hoursBefore(30), [])).toEqual([null, null, null, null]);
    expect(reasons(hoursBefore(4), [300])).toEqual([missed, missed, null, null]);
    expect(reasons(hoursBefore(4), [2_880, 1_440])).toEqual([null, null, null, null]);
  });

  test('is skipped at the close', () => {
    expect(reasons(picksCloseAt, [300])).toEqual([missed, missed, null, missed]);
  });

  test('before picks opened is skipped, except for the latest, which is due at the opening', () => {
    const late = { picksOpenAt: hoursBefore(4), picksCloseAt };
    const closed = 'Picks were not open yet';
    expect(reasons(hoursBefore(4.5), [], late)).toEqual([closed, closed, null, null]);
    expect(reasons(hoursBefore(3), [300], late)).toEqual([closed, closed, null, null]);
  });
});
