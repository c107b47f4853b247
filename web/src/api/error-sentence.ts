import { ApiError } from '@torchbearer/contract/client';

/** Codes for an answer that isn't Torchbearer's own: there is no sentence of the server to show. */
const WITHOUT_WORDS = new Set(['UNREACHABLE', 'UNREADABLE']);

/** Why something failed, for the person who tried: the server's words where it had any, else `fallback`. */
export function errorSentence(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError) || WITHOUT_WORDS.has(error.code)) return fallback;
  return error.message || fallback;
}

/** Whether nothing answered at all. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'UNREACHABLE';

/** The server's sentence for each field of a form that it refused: `{ email: 'Email already in use' }`. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(error.details.map(({ field, message }) => [field, message]));
}

export const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status;
