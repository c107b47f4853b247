import { nameFault } from '@torchbearer/rules/plain-words';
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

/** `plainText` that must not be blank. */
export const requiredText = (label: string, max: number): z.ZodString =>
  plainText(label, max).min(1, `${label} is required`);

/** A name: one line, no web address. */
export const nameText = (label: string, max: number): z.ZodString => named(plainText(label, max), label);

/** `nameText` that must not be blank. */
export const requiredName = (label: string, max: number): z.ZodString =>
  named(requiredText(label, max), label);

const named = (text: z.ZodString, label: string): z.ZodString =>
  text.refine((given) => faultOf(given) === null, {
    error: ({ input }) => `${label} ${faultOf(String(input)) ?? ''}`,
  });

/** NUL characters are refused above already. */
const faultOf = (given: string): string | null => nameFault(given.replaceAll('\0', ''));
