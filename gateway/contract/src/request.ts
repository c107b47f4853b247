import type { ErrorCode, FieldError } from '@torchbearer/rules';
import type * as z from 'zod';
import { isName, type Call } from './call.js';
import { labelOf, sentenceFor } from './sentences.js';

type Part<C extends Call, Name extends 'params' | 'query' | 'headers' | 'body'> = C[Name] extends z.ZodType
  ? z.output<C[Name]>
  : undefined;

/** The input of a call's route, after validation. */
export interface RequestOf<C extends Call> {
  readonly params: Part<C, 'params'>;
  readonly query: Part<C, 'query'>;
  readonly headers: Part<C, 'headers'>;
  readonly body: Part<C, 'body'>;
}

export interface RawRequest {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly headers?: unknown;
  readonly body?: unknown;
}

export type ReadRequest<C extends Call> =
  | { readonly ok: true; readonly value: RequestOf<C> }
  | { readonly ok: false; readonly code: ErrorCode; readonly details: readonly FieldError[] };

/** A part that the call does not have. */
const ABSENT: Validated<undefined> = { ok: true, value: undefined };

/**
 * Validates everything in a request against its call.
 * @returns the typed parts; or the error code: the call's `notFound` (details empty) for an `{id}`
 *   or `{token}` that cannot exist, otherwise INVALID_INPUT with all errors of path, query, headers and body
 */
export function readRequest<C extends Call>(call: C, raw: RawRequest): ReadRequest<C> {
  const params = call.params ? validate(call.params, raw.params ?? {}) : ABSENT;
  const query = call.query ? validate(call.query, raw.query ?? {}) : ABSENT;
  const headers = call.headers ? validate(call.headers, raw.headers ?? {}) : ABSENT;
  const body = call.body ? validate(call.body, raw.body === undefined ? {} : raw.body) : ABSENT;
  if (params.ok && query.ok && headers.ok && body.ok) {
    // The schemas are the call's own; the compiler can't see that.
    const value = {
      params: params.value,
      query: query.value,
      headers: headers.value,
      body: body.value,
    } as RequestOf<C>;
    return { ok: true, value };
  }
  if (!params.ok && call.notFound && params.details.some(({ field }) => isName(field))) {
    return { ok: false, code: call.notFound, details: [] };
  }
  const details = [params, query, headers, body].flatMap((part) => (part.ok ? [] : part.details));
  return { ok: false, code: 'INVALID_INPUT', details };
}

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
