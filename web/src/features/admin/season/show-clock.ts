/**
 * The show's clock in a form: '2030-10-09T17:00', the format of date-and-time fields, and the instant that it
 * means.
 */
import { SHOW_ZONE } from '../../../time/format.js';

const HOUR = 3_600_000;

let parts: Intl.DateTimeFormat | undefined;

/** '2030-10-10T00:00:00.000Z' → '2030-10-09T17:00' */
export function toShowClock(instant: string | number): string {
  // Expensive to create, so created at first use.
  parts ??= new Intl.DateTimeFormat('en-US', {
    timeZone: SHOW_ZONE,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const of = Object.fromEntries(
    parts.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  );
  return `${of['year']}-${of['month']}-${of['day']}T${of['hour']}:${of['minute']}`;
}

/**
 * '2030-10-09T17:00' → '2030-10-10T00:00:00.000Z'. An hour that occurs twice means the first of the two. Null
 * for an invalid time, and for the hour skipped in spring.
 */
export function fromShowClock(shown: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(shown)) return null;
  const asUtc = Date.parse(`${shown}:00.000Z`);
  if (Number.isNaN(asUtc)) return null;
  // The clock is 7 or 8 hours behind UTC; converting the result back shows which.
  const meant = [7, 8].map((hours) => asUtc + hours * HOUR).find((instant) => toShowClock(instant) === shown);
  return meant === undefined ? null : new Date(meant).toISOString();
}
