import { ApiError } from '@torchbearer/contract/client';

/** Codes for a response that isn't Torchbearer's own: there is no sentence of the server to show. */
const WITHOUT_WORDS = new Set(['UNREACHABLE', 'UNREADABLE']);

/** Codes of a failure of the server: their sentences don't say what failed. */
const SERVERS_FAULT = new Set(['UNAVAILABLE', 'INTERNAL']);

const TRY_AGAIN = /\s*(Please )?try again\.$/i;

/** The server's sentence about a failure; null if it sent none. */
export function serverWords(error: unknown): string | null {
  if (!(error instanceof ApiError) || WITHOUT_WORDS.has(error.code)) return null;
  return error.message || null;
}

/** Whether the server reports a failure of its own, rather than an error in the request. */
export const isServersFault = (error: unknown): boolean =>
  error instanceof ApiError && SERVERS_FAULT.has(error.code);

/**
 * Why something failed, for the user: the server's sentence if it sent one, else `fallback`, which says what failed.
 * If the server says only that it is unavailable, `fallback` comes before its sentence.
 */
export function errorSentence(error: unknown, fallback: string): string {
  const words = serverWords(error);
  if (words === null) return fallback;
  if (!isServersFault(error)) return words;
  const sentence = /[.!?]$/.test(fallback) ? fallback : `${fallback}.`;
  return `${sentence} ${TRY_AGAIN.test(sentence) ? words.replace(TRY_AGAIN, '') : words}`;
}

/** Whether there was no response at all. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'UNREACHABLE';

/**
 * The server's sentence for each field of a form that it refused: `{ email: 'Email already in use' }`.
 * @param fieldOf error codes that are about one field
 */
export function fieldErrors(
  error: unknown,
  fieldOf: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  const field = fieldOf[error.code];
  if (field !== undefined) return { [field]: error.message };
  return Object.fromEntries(error.details.map(({ field, message }) => [field, message]));
}

/** Whether the server refused with this code. */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof ApiError && error.code === code;

export const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status;
