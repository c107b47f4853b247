import type { FieldError } from '@torchbearer/rules';
import type * as z from 'zod';
import { labelOf, sentenceFor } from './sentences.js';

export type Validated<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly details: readonly FieldError[] };

/** At most this many errors in a response: a small hostile body must not cause a large response. */
const MOST_ERRORS = 100;

/** Our deepest field is `entries.3.points`; anything deeper than this is unknown and gets stripped. */
const DEEPEST = 8;

/** Postgres cannot store NUL in a text, so no string of a request may contain one. */
function nulErrors(value: unknown, path: readonly PropertyKey[], errors: FieldError[]): void {
  if (path.length > DEEPEST || errors.length >= MOST_ERRORS) return;
  if (typeof value === 'string') {
    if (value.includes('\0')) {
      errors.push({ field: path.join('.'), message: `${labelOf(path)} must not contain a NUL character` });
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      nulErrors(part, [...path, Array.isArray(value) ? Number(key) : key], errors);
    }
  }
}

/**
 * Validates a value against a schema.
 * @returns the parsed value (trimmed, unknown keys removed), or every invalid field once, each with a
 *   message for the user; `field` is the dotted path, empty when the value as a whole is invalid
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): Validated<z.output<Schema>> {
  const errors: FieldError[] = [];
  nulErrors(value, [], errors);
  const result = schema.safeParse(value, { error: sentenceFor });
  if (result.success && errors.length === 0) return { ok: true, value: result.data };
  for (const issue of result.error?.issues ?? []) {
    errors.push({ field: issue.path.join('.'), message: issue.message });
  }
  // One error per field is enough: an empty e-mail is missing, not also malformed.
  const byField = new Map<string, FieldError>();
  for (const error of errors) if (!byField.has(error.field)) byField.set(error.field, error);
  return { ok: false, details: [...byField.values()].slice(0, MOST_ERRORS) };
}
