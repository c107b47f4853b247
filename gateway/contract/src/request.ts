import type { ErrorCode, FieldError } from '@torchbearer/rules';
import type * as z from 'zod';
import { isName, type Call } from './call.js';
import { validate, type Validated } from './validate.js';

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
