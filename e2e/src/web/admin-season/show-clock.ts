const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Los_Angeles',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** In the format of a date-and-time field: '2030-10-09T17:00'. */
export const showClock = (at: Date): string => clock.format(at).replace(' ', 'T');

/**
 * The last whole minute by then, ms since 1970; of an hour that the clock shows twice, the first, because that is how
 * a field is parsed.
 */
export function wholeMinute(ms: number): Date {
  const at = new Date(Math.floor(ms / MINUTE) * MINUTE);
  const hourBefore = new Date(at.getTime() - HOUR);
  return showClock(hourBefore) === showClock(at) ? hourBefore : at;
}
