/** The one place that turns a thrown error into an HTTP response. */
import type { ErrorBody } from '@torchbearer/contract';
import { isTransient, Refusal } from '@torchbearer/kit';
import { isErrorCode, REASONS, type ErrorCode } from '@torchbearer/rules';

export interface ErrorAnswer {
  readonly status: number;
  readonly body: ErrorBody & { readonly code: ErrorCode };
  readonly headers: Readonly<Record<string, string>>;
  /** Whether it is an internal error that is not logged yet. */
  readonly isUnforeseen: boolean;
}

/** A rate limit is exceeded. */
export class TooManyRequests extends Refusal {
  /** @param retryAfterMs time until the next attempt can succeed */
  constructor(retryAfterMs: number) {
    super('TOO_MANY_REQUESTS', undefined, undefined, retryAfterMs);
  }
}

/** A path of the contract has no such method. */
export class MethodNotAllowed extends Refusal {
  readonly allow: string;
  /** @param allow the methods it has, as in the header Allow */
  constructor(allow: string) {
    super('METHOD_NOT_ALLOWED');
    this.allow = allow;
  }
}

/** Seconds to wait before retrying an unavailable service. */
const UNAVAILABLE_S = 2;
/** Seconds to wait for something that is not configured yet. */
const OFF_S = 3_600;
/** Seconds to wait when a service reports too many requests without a time. */
const BUSY_S = 60;

export function errorAnswer(error: unknown, requestId: string): ErrorAnswer {
  const refusal = refusalOf(error);
  // Reasons that services use among themselves; external callers can't act on them.
  const code: ErrorCode = isErrorCode(refusal.reason) ? refusal.reason : 'INTERNAL';
  const meaning = REASONS[code];
  const isPublic = code === refusal.reason && code !== 'INTERNAL';
  return {
    status: meaning.http,
    headers: refusal instanceof MethodNotAllowed ? { allow: refusal.allow } : retryAfter(code, refusal),
    isUnforeseen: !isPublic || (refusal !== error && meaning.http >= 500),
    body: {
      error: isPublic ? refusal.message : meaning.sentence,
      code,
      ...(isPublic && refusal.details && refusal.details.length > 0 && { details: [...refusal.details] }),
      requestId,
    },
  };
}

function retryAfter(code: ErrorCode, refusal: Refusal): Readonly<Record<string, string>> {
  if (code === 'UNAVAILABLE') return { 'retry-after': String(UNAVAILABLE_S) };
  if (code === 'EXTERNAL_SIGN_IN_OFF') return { 'retry-after': String(OFF_S) };
  if (code !== 'TOO_MANY_REQUESTS') return {};
  const { retryAfterMs } = refusal;
  const seconds = retryAfterMs === undefined ? BUSY_S : Math.ceil(retryAfterMs / 1_000);
  return { 'retry-after': String(Math.max(1, seconds)) };
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  return refusalOfHttpError(error) ?? new Refusal(isTransient(error) ? 'UNAVAILABLE' : 'INTERNAL');
}

/** Errors that Express and its parsers throw for a request that cannot be read. */
function refusalOfHttpError(error: unknown): Refusal | null {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return null;
  if (error.status === 413) return new Refusal('TOO_LARGE');
  if (error.status === 415) return new Refusal('WRONG_TYPE');
  if (error.status === 403 || error.status === 404) return new Refusal('NOT_FOUND');
  if (error.status < 400 || error.status > 499) return null;
  return new Refusal('INVALID_INPUT', 'This address is not valid.');
}
