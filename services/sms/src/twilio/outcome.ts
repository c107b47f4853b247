import type { SendFailure } from './messenger.js';

/**
 * Twilio's codes for a temporary failure: nothing was sent, and the same message may go through later. Rate limits
 * (14107, 20429, 30022, 63018), full queues (21611, 30001), service unavailable (20503); see its error dictionary.
 */
const NOT_NOW_CODES = new Set([14107, 20429, 20503, 21611, 30001, 30022, 63018]);

/** Errors of a connection that was never made, so the request was not sent. */
const NOT_SENT_CODES = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/**
 * What a failed send means, from what the SDK throws: Twilio's response with its HTTP status and own code, or a
 * connection error with Node's code. If neither proves that nothing was sent (a timeout, a lost connection, a 5xx
 * without a code of Twilio's), the outcome is unknown.
 */
export function outcomeOf(error: unknown): SendFailure {
  const { status, code, message } = readError(error);
  if (status === null) {
    const wasNotSent = typeof code === 'string' && NOT_SENT_CODES.has(code);
    if (wasNotSent) return { kind: 'NOT_NOW', code: null, error: `Twilio could not be reached (${code})` };
    return { kind: 'UNKNOWN', error: `No answer from Twilio (${code ?? message})` };
  }
  const ownCode = typeof code === 'number' ? code : null;
  if (status === 429 || (ownCode !== null && NOT_NOW_CODES.has(ownCode))) {
    return { kind: 'NOT_NOW', code: ownCode, error: message };
  }
  if (status >= 500) return { kind: 'UNKNOWN', error: `Twilio answered ${status}: ${message}` };
  // Wrong credentials are our problem, not the message's.
  if (status === 401) return { kind: 'NOT_NOW', code: ownCode, error: message };
  if (status >= 400) return { kind: 'REFUSED', code: ownCode, error: message };
  return { kind: 'UNKNOWN', error: `Twilio answered ${status}: ${message}` };
}

interface Fault {
  /** HTTP status; null without a response. */
  readonly status: number | null;
  readonly code: number | string | null;
  readonly message: string;
}

function readError(error: unknown): Fault {
  if (!(error instanceof Error)) return { status: null, code: null, message: String(error) };
  const status = 'status' in error && typeof error.status === 'number' ? error.status : null;
  const code = 'code' in error ? error.code : null;
  const isCode = typeof code === 'number' || typeof code === 'string';
  return { status, code: isCode ? code : null, message: error.message };
}
