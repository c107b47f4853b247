/** Codes that no server sends: there was no response, or it did not come from Torchbearer. */
import type { ErrorCode, FieldError } from '@torchbearer/rules';
import type { ErrorBody } from '../errors.js';

type LocalCode = 'UNREACHABLE' | 'UNREADABLE';

/** A call that failed. `message` is a sentence for the user. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    /** HTTP status; 0 without a response. */
    readonly status: number,
    /** A newer server may send codes that this client does not know. */
    readonly code: ErrorCode | LocalCode | (string & Record<never, never>),
    message: string,
    readonly details: readonly FieldError[] = [],
    readonly requestId: string | null = null,
    /** Retry-After, in seconds. */
    readonly retryAfterSeconds: number | null = null,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export function unreachable(cause: unknown): ApiError {
  const sentence = 'Torchbearer cannot be reached. Please check your connection and try again.';
  return new ApiError(0, 'UNREACHABLE', sentence, [], null, null, { cause });
}

export function unreadable(response: Response, cause?: unknown): ApiError {
  const sentence = 'Torchbearer sent an answer that makes no sense. Please try again.';
  const requestId = response.headers.get('x-request-id');
  return new ApiError(response.status, 'UNREADABLE', sentence, [], requestId, null, { cause });
}

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
