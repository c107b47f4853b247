/** Moments of the week that is open. */
import { close, opening } from '@torchbearer/kit/testing';

export const HOUR_MS = 3_600_000;
export const OPEN = opening(3);
export const CLOSE = close(3);
export const hoursBeforeClose = (hours: number): Date => new Date(CLOSE.getTime() - hours * HOUR_MS);
