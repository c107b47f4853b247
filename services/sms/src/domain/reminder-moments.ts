/** When players without a pick are reminded, in minutes before the week's close; the earliest first. */
export const REMINDER_MINUTES = [2_880, 1_440, 300, 120] as const;
export type ReminderMinutes = (typeof REMINDER_MINUTES)[number];

export interface ReminderMoment {
  readonly minutesBefore: ReminderMinutes;
  readonly at: Date;
}

/** The moments of a week, by time. */
export const reminderMoments = (picksCloseAt: Date): ReminderMoment[] =>
  REMINDER_MINUTES.map((minutesBefore) => ({
    minutesBefore,
    at: new Date(picksCloseAt.getTime() - minutesBefore * 60_000),
  }));

export interface ReminderWeek {
  readonly picksOpenAt: Date;
  readonly picksCloseAt: Date;
}

const MISSED = 'Reminders were off, the site was down or the week was not active';

/**
 * Why nobody is reminded at a moment whose time has passed; null for one that ran, or may still be made up for.
 * @param ran the moments, in minutes before the close, that ran
 */
export function skippedBecause(
  week: ReminderWeek,
  moment: ReminderMoment,
  ran: ReadonlySet<number>,
  now: Date,
): string | null {
  if (ran.has(moment.minutesBefore) || moment.at > now) return null;
  const next = reminderMoments(week.picksCloseAt).find(({ at }) => at > moment.at)?.at ?? week.picksCloseAt;
  if (next <= week.picksOpenAt) return 'Picks were not open yet';
  return next <= now ? MISSED : null;
}

/**
 * The moment that is due, from its own instant on and until the close; null for none. One that was missed is
 * skipped once a later one is due: nobody gets two reminders at once. Before picks open there is nothing to remind of.
 */
export function dueReminder({ picksOpenAt, picksCloseAt }: ReminderWeek, now: Date): ReminderMoment | null {
  if (now < picksOpenAt || now >= picksCloseAt) return null;
  return reminderMoments(picksCloseAt).findLast(({ at }) => at <= now) ?? null;
}
