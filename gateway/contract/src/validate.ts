import type { FieldError } from '@torchbearer/rules';
import type * as z from 'zod';
import { labelOf, sentenceFor } from './sentences.js';

export type Validated<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly details: readonly FieldError[] };

/** No more faults than this in one answer: a small hostile body must not make a large answer. */
const MOST_FAULTS = 100;

/** Our deepest field is `entries.3.points`; what lies deeper than this is no field of ours and gets stripped. */
const DEEPEST = 8;

/** Postgres cannot store NUL in a text, so that no string of a request may hold one. */
function nulFaults(value: unknown, path: readonly PropertyKey[], faults: FieldError[]): void {
  if (path.length > DEEPEST || faults.length >= MOST_FAULTS) return;
  if (typeof value === 'string') {
    if (value.includes('\0')) {
      faults.push({ field: path.join('.'), message: `${labelOf(path)} must not contain a NUL character` });
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      nulFaults(part, [...path, Array.isArray(value) ? Number(key) : key], faults);
    }
  }
}

/**
 * Checks a value against a schema.
 * @returns the value as the schema makes it (trimmed, unknown keys gone), or every faulty field once, each with a
 *   sentence fit to show a person; `field` is the dotted path, empty where the value as a whole is wrong
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): Validated<z.output<Schema>> {
  const faults: FieldError[] = [];
  nulFaults(value, [], faults);
  const result = schema.safeParse(value, { error: sentenceFor });
  if (result.success && faults.length === 0) return { ok: true, value: result.data };
  for (const issue of result.error?.issues ?? []) {
    faults.push({ field: issue.path.join('.'), message: issue.message });
  }
  // The first fault of a field says enough: an empty e-mail is missing, not also malformed.
  const byField = new Map<string, FieldError>();
  for (const fault of faults) if (!byField.has(fault.field)) byField.set(fault.field, fault);
  return { ok: false, details: [...byField.values()].slice(0, MOST_FAULTS) };
}
