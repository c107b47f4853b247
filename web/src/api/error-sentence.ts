import { ApiError } from '@torchbearer/contract/client';

/** Codes for an answer that isn't Torchbearer's own: there is no sentence of the server to show. */
const WITHOUT_WORDS = new Set(['UNREACHABLE', 'UNREADABLE']);

/** Codes of a server that could not do its part: their sentences don't say what has come to nothing. */
const SERVERS_FAULT = new Set(['UNAVAILABLE', 'INTERNAL']);

const TRY_AGAIN = /\s*(Please )?try again\.$/i;

/** The server's own words about a failure; null where it had none. */
export function serverWords(error: unknown): string | null {
  if (!(error instanceof ApiError) || WITHOUT_WORDS.has(error.code)) return null;
  return error.message || null;
}

/** Whether the server says that it could not do its part, rather than what was wrong with the request. */
export const isServersFault = (error: unknown): boolean =>
  error instanceof ApiError && SERVERS_FAULT.has(error.code);

/**
 * Why something failed, for the person who tried: the server's words where it had any, else `fallback`, which says
 * what failed. It comes before the server's words where those tell only that a part of the site is away.
 */
export function errorSentence(error: unknown, fallback: string): string {
  const words = serverWords(error);
  if (words === null) return fallback;
  if (!isServersFault(error)) return words;
  const said = /[.!?]$/.test(fallback) ? fallback : `${fallback}.`;
  return `${said} ${TRY_AGAIN.test(said) ? words.replace(TRY_AGAIN, '') : words}`;
}

/** Whether nothing answered at all. */
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
