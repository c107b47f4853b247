/** When players without a pick are reminded, in minutes before the week closes; earliest first. */
export const REMINDER_MINUTES = [2_880, 1_440, 300, 120] as const;
export type ReminderMinutes = (typeof REMINDER_MINUTES)[number];

export interface ReminderMoment {
  readonly minutesBefore: ReminderMinutes;
  readonly at: Date;
}

/** The reminders of a week, by time. */
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
 * Why a past reminder was not sent; null if it was, or still may be. @param ran the reminders that were sent, in
 * minutes before the close
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

/** The next moment at which another reminder may be due, by time alone; null once the last one is. */
export function nextReminderAt({ picksOpenAt, picksCloseAt }: ReminderWeek, now: Date): Date | null {
  const moments = [picksOpenAt, ...reminderMoments(picksCloseAt).map(({ at }) => at)];
  const ahead = moments.filter((at) => at > now && at >= picksOpenAt && at < picksCloseAt);
  return ahead.length === 0 ? null : new Date(Math.min(...ahead.map(Number)));
}

/**
 * The reminder that is due, from its own time until the close; null for none. A missed one is skipped once a later
 * one is due, so that no player gets two at once. No reminder is due before picks open.
 */
export function dueReminder({ picksOpenAt, picksCloseAt }: ReminderWeek, now: Date): ReminderMoment | null {
  if (now < picksOpenAt || now >= picksCloseAt) return null;
  return reminderMoments(picksCloseAt).findLast(({ at }) => at <= now) ?? null;
}
