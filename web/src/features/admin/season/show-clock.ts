/** The show's clock in a form: '2030-10-09T17:00', as date-and-time fields have it, and the instant that it means. */
import { SHOW_ZONE } from '../../../time/format.js';

const HOUR = 3_600_000;

let parts: Intl.DateTimeFormat | undefined;

/** '2030-10-10T00:00:00.000Z' → '2030-10-09T17:00' */
export function toShowClock(instant: string | number): string {
  // Costly to make, so not before it is wanted.
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
 * '2030-10-09T17:00' → '2030-10-10T00:00:00.000Z'. An hour that the clock shows twice is the first of the two.
 * Null for what is no time, and for the hour that the clock skips in spring.
 */
export function fromShowClock(shown: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(shown)) return null;
  const asUtc = Date.parse(`${shown}:00.000Z`);
  if (Number.isNaN(asUtc)) return null;
  // The clock is 7 or 8 hours behind UTC; which of them it is shows when the answer is read back.
  const meant = [7, 8].map((hours) => asUtc + hours * HOUR).find((instant) => toShowClock(instant) === shown);
  return meant === undefined ? null : new Date(meant).toISOString();
}
