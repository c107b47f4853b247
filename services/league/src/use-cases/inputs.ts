/** Input schemas shared by several calls. */
import { z } from 'zod';

const OLDEST = new Date('2000-01-01T00:00:00Z');
const NEWEST = new Date('2199-12-31T23:59:59.999Z');

/** A time in the years that the contract accepts. */
export const instant = (label: string) => {
  const message = `${label} must lie between the years 2000 and 2199`;
  return z.date({ error: message }).min(OLDEST, message).max(NEWEST, message);
};

/** An integer from `least` to `most`, with one message for everything else. */
export const wholeNumber = (label: string, least: number, most: number) => {
  const message = `${label} must be a whole number between ${least} and ${most}`;
  return z
    .number({ error: message })
    .refine((given) => Number.isInteger(given) && given >= least && given <= most, message);
};
