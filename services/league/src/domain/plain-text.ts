import { z } from 'zod';

/**
 * Text as a person types it into a field called `label`: at most `max` UTF-16 code units, the blanks around it
 * apart, and nothing that Postgres can't store. Parsing takes the blanks around it off.
 */
export const plainText = (label: string, max: number): z.ZodString =>
  z
    .string()
    .trim()
    .max(max, `${label} must be ${max} characters or less`)
    .regex(/^[^\0]*$/, `${label} must not contain NUL characters`);

/** The same, and something must be there beside blanks. */
export const requiredText = (label: string, max: number): z.ZodString =>
  plainText(label, max).min(1, `${label} is required`);
