/** The calendar of the test season: week 3 in October 2025, the others whole weeks before or after. */
const DAY_MS = 24 * 3_600_000;
const FIRST_OPEN = Date.parse('2025-10-02T16:00:00Z');
const FIRST_CLOSE = Date.parse('2025-10-09T00:00:00Z');

const later = (instant: number, weeks: number): Date => new Date(instant + weeks * 7 * DAY_MS);

export const opening = (weekNumber: number): Date => later(FIRST_OPEN, weekNumber - 3);
export const close = (weekNumber: number): Date => later(FIRST_CLOSE, weekNumber - 3);
/** A day before the close. */
export const during = (weekNumber: number): Date => new Date(close(weekNumber).getTime() - DAY_MS);
/** The last millisecond before. */
export const before = (instant: Date): Date => new Date(instant.getTime() - 1);
