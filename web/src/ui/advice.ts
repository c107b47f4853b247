import type { Connection } from '../api/connection.js';

/** What to do after the failure described in `words`; null if they say it already. */
export function adviceAfter(words: string, connection: Connection): string | null {
  if (/try again\.$/i.test(words)) return null;
  return connection === 'unreachable'
    ? 'Check your connection, then try again.'
    : 'It is not your connection: something went wrong on our side. Try again in a moment.';
}
