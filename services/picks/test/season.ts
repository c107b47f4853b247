/** Moments of the test season. */
import { close } from '@torchbearer/kit/testing';

export { close, opening } from '@torchbearer/kit/testing';
/** A day before the close. */
export const during = (weekNumber: number): Date => new Date(close(weekNumber).getTime() - 24 * 3_600_000);
/** The last millisecond before. */
export const before = (instant: Date): Date => new Date(instant.getTime() - 1);
