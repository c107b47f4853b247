import type { FieldError } from '@torchbearer/rules';
import type { ErrorBody } from '../errors.js';
import { ApiError, unreadable } from './api-error.js';

/** The content of an error response. */
export async function refusal(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  if (!isErrorBody(body)) return unreadable(response);
  const { error, code, details, requestId } = body;
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError(response.status, code, error, details, requestId, Number.isFinite(wait) ? wait : null);
}

/** Checks ErrorBodySchema by hand: its library is far larger than the rest of the client. */
export function isErrorBody(body: unknown): body is ErrorBody {
  return (
    hasTexts(body, 'error', 'code', 'requestId') &&
    (!('details' in body) ||
      body.details === undefined ||
      (Array.isArray(body.details) && body.details.every(isFieldError)))
  );
}

const isFieldError = (value: unknown): value is FieldError => hasTexts(value, 'field', 'message');

const hasTexts = <Name extends string>(value: unknown, ...names: Name[]): value is Record<Name, string> =>
  typeof value === 'object' &&
  value !== null &&
  names.every((name) => typeof (value as Partial<Record<Name, unknown>>)[name] === 'string');
