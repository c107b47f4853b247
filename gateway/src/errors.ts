/** The one place where something thrown becomes an HTTP answer. */
import type { ErrorBody } from '@torchbearer/contract';
import { isTransient, Refusal } from '@torchbearer/kit';
import { isErrorCode, REASONS, type ErrorCode } from '@torchbearer/rules';
import type { OutgoingHttpHeaders } from 'node:http';

export interface ErrorAnswer {
  readonly status: number;
  readonly body: ErrorBody;
  readonly headers: OutgoingHttpHeaders;
  /** Whether it is our own fault and nobody has written it down yet. */
  readonly isUnforeseen: boolean;
}

/** More of something than is allowed in a while. */
export class TooManyRequests extends Refusal {
  /** @param retryAfterMs until the first try that will count again */
  constructor(retryAfterMs: number) {
    super('TOO_MANY_REQUESTS', undefined, undefined, retryAfterMs);
  }
}

/** Seconds to wait before asking a service again that was away. */
const AWAY_S = 2;
/** Before something may have been set up that is not. */
const OFF_S = 3_600;
/** And where a service says too many but not for how long. */
const BUSY_S = 60;

export function errorAnswer(error: unknown, requestId: string): ErrorAnswer {
  const refusal = refusalOf(error);
  // Some reasons are only between the services; nobody outside can make sense of them.
  const code: ErrorCode = isErrorCode(refusal.reason) ? refusal.reason : 'INTERNAL';
  const meaning = REASONS[code];
  const isTold = code === refusal.reason && code !== 'INTERNAL';
  return {
    status: meaning.http,
    headers: retryAfter(code, refusal),
    isUnforeseen: !isTold || (refusal !== error && meaning.http >= 500),
    body: {
      error: isTold ? refusal.message : meaning.sentence,
      code,
      ...(isTold && refusal.details && refusal.details.length > 0 && { details: [...refusal.details] }),
      requestId,
    },
  };
}

function retryAfter(code: ErrorCode, refusal: Refusal): OutgoingHttpHeaders {
  if (code === 'UNAVAILABLE') return { 'retry-after': String(AWAY_S) };
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

/** What Express and its parts throw over a request that cannot be read. */
function refusalOfHttpError(error: unknown): Refusal | null {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return null;
  if (error.status === 413) return new Refusal('TOO_LARGE');
  if (error.status === 415) return new Refusal('WRONG_TYPE');
  if (error.status === 403 || error.status === 404) return new Refusal('NOT_FOUND');
  if (error.status < 400 || error.status > 499) return null;
  return new Refusal('INVALID_INPUT', 'This address is not valid.');
}
