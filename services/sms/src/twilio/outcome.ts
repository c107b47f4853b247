import type { SendOutcome } from './messenger.js';

type Failure = Exclude<SendOutcome, { kind: 'HANDED_OVER' }>;

/**
 * Twilio's codes for "not now": nothing was sent, and the same message may go through later. Rate limits (14107,
 * 20429, 30022, 63018), full queues (21611, 30001), service away (20503); see its error dictionary.
 */
const NOT_NOW_CODES = new Set([14107, 20429, 20503, 21611, 30001, 30022, 63018]);

/** Faults of a connection that was never made: the request did not go out. */
const NEVER_WENT_OUT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/**
 * What a failed hand-over means, from what the SDK throws: an answer of Twilio's with its HTTP status and, in the
 * body, Twilio's own code; or a fault of the connection with Node's code. Where neither says that nothing was sent
 * (a timeout, a connection lost on the way, a 5xx without a word of Twilio's), nobody knows.
 */
export function outcomeOf(error: unknown): Failure {
  const { status, code, message } = readFault(error);
  if (status === null) {
    const neverWentOut = typeof code === 'string' && NEVER_WENT_OUT.has(code);
    if (neverWentOut) return { kind: 'NOT_NOW', code: null, error: `Twilio could not be reached (${code})` };
    return { kind: 'UNKNOWN', error: `No answer from Twilio (${code ?? message})` };
  }
  const ownCode = typeof code === 'number' ? code : null;
  if (status === 429 || (ownCode !== null && NOT_NOW_CODES.has(ownCode))) {
    return { kind: 'NOT_NOW', code: ownCode, error: message };
  }
  if (status >= 500) return { kind: 'UNKNOWN', error: `Twilio answered ${status}: ${message}` };
  // Wrong credentials are ours to mend, not the message's fault.
  if (status === 401) return { kind: 'NOT_NOW', code: ownCode, error: message };
  if (status >= 400) return { kind: 'REFUSED', code: ownCode, error: message };
  return { kind: 'UNKNOWN', error: `Twilio answered ${status}: ${message}` };
}

interface Fault {
  /** HTTP status; null where there was no answer. */
  readonly status: number | null;
  readonly code: number | string | null;
  readonly message: string;
}

function readFault(error: unknown): Fault {
  if (!(error instanceof Error)) return { status: null, code: null, message: String(error) };
  const status = 'status' in error && typeof error.status === 'number' ? error.status : null;
  const code = 'code' in error ? error.code : null;
  const isCode = typeof code === 'number' || typeof code === 'string';
  return { status, code: isCode ? code : null, message: error.message };
}
