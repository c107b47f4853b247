/** When a week's pick is due, also before there is a week. */
import type { Week } from '@torchbearer/contract/client';
import { SHOW_ZONE } from '../../time/format.js';

/** The default close of a week's picks. */
const USUAL = { weekday: 'Wednesday', hour: '17' };
const HOUR = 60 * 60_000;
const HOURS_OF_A_WEEK = 7 * 24;

let parts: Intl.DateTimeFormat | undefined;

const isUsual = (instant: Date): boolean => {
  // Expensive to create, so created at first use.
  parts ??= new Intl.DateTimeFormat('en-US', {
    timeZone: SHOW_ZONE,
    weekday: 'long',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  const dateParts = parts.formatToParts(instant);
  const part = (type: string) => dateParts.find((one) => one.type === type)?.value;
  return part('weekday') === USUAL.weekday && part('hour') === USUAL.hour;
};

/**
 * @param week the active one, if any: its close has priority
 * @param now ms since 1970
 */
export function weeklyDeadline(week: Pick<Week, 'picksCloseAt'> | null | undefined, now: number): Date {
  if (week) return new Date(week.picksCloseAt);
  // The show's zone is whole hours from UTC, so a deadline on the hour is on one of UTC's hours too.
  const next = Math.ceil(now / HOUR) * HOUR;
  for (let hours = 0; hours <= HOURS_OF_A_WEEK; hours += 1) {
    const instant = new Date(next + hours * HOUR);
    if (isUsual(instant)) return instant;
  }
  return new Date(next);
}

/** 'Wednesday 8:00 PM', or null if the viewer's clock shows the same. */
export function viewerWeekday(instant: Date, zone: string): string | null {
  const inZone = (timeZone: string): string =>
    new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', hour: 'numeric', minute: '2-digit' })
      .format(instant)
      .replaceAll('\u202f', ' ');
  return inZone(zone) === inZone(SHOW_ZONE) ? null : inZone(zone);
}
