/** Formats instants in the show's time zone and, if it differs, in the viewer's own beside it. */

/** The zone of all deadlines. */
export const SHOW_ZONE = 'America/Los_Angeles';

let ownZone: string | null = null;

export const viewerZone = (): string => (ownZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone);

const weekday: Intl.DateTimeFormatOptions = { weekday: 'long' };
const hourAndMinute: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
const dateAndTime: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  ...hourAndMinute,
};
const dayOfYear: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short', day: 'numeric' };
const dateAndSecond: Intl.DateTimeFormatOptions = { ...dateAndTime, second: '2-digit' };

const written = (instant: Date, zone: string, options: Intl.DateTimeFormatOptions): string =>
  // Newer ICU puts a narrow no-break space before AM and PM, which some fonts lack.
  formatter(zone, options).format(instant).replaceAll('\u202f', ' ');

/** By zone, and within by its options: creating one costs as much as using it a hundred times. */
const formatters = new Map<string, WeakMap<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>>();

function formatter(zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const ofZone = formatters.get(zone) ?? new WeakMap<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>();
  formatters.set(zone, ofZone);
  const made = ofZone.get(options) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone });
  ofZone.set(options, made);
  return made;
}

/** 'Wed, Nov 25, 5:00 PM PT' */
export const inShowTime = (instant: string | Date): string =>
  `${written(new Date(instant), SHOW_ZONE, dateAndTime)} PT`;

/** 'Thu, Nov 26, 2:00 AM', or null if the viewer's clock shows the same. */
export function inViewerTime(instant: string | Date, zone: string): string | null {
  const own = written(new Date(instant), zone, dateAndTime);
  return own === written(new Date(instant), SHOW_ZONE, dateAndTime) ? null : own;
}

/** 'Wednesday 5:00 PM PT', for texts that name a weekly deadline. */
export const weekdayAndTime = (instant: string | Date): string =>
  `${written(new Date(instant), SHOW_ZONE, weekday)} ${timeOfDay(instant)} PT`;

/** '5:00 PM' by the show's clock. */
export const timeOfDay = (instant: string | Date): string =>
  written(new Date(instant), SHOW_ZONE, hourAndMinute);

/** To the second, for receipts: 'Wed, Nov 25, 4:59:58 PM PT'. */
export const toTheSecond = (instant: string | Date): string =>
  `${written(new Date(instant), SHOW_ZONE, dateAndSecond)} PT`;

/** To the second by the viewer's clock: 'Wed, Nov 25, 7:59:58 PM'; null where it shows the show's time. */
export function toTheSecondForViewer(instant: string | Date, zone: string): string | null {
  if (inViewerTime(instant, zone) === null) return null;
  return written(new Date(instant), zone, dateAndSecond);
}

/** 'Nov 25, 2026', by the show's calendar. */
export const inShowDate = (instant: string | Date): string =>
  written(new Date(instant), SHOW_ZONE, dayOfYear);
