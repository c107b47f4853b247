import type { Tx } from '@torchbearer/kit';
import { deleteSessionsOf } from '../../db/sessions.js';
import { emitSessionEnded } from '../../publishes.js';

/**
 * Ends and publishes a user's sessions. The account must be locked, so that no outdated sign-in completes meanwhile.
 * @param keptToken the token of the session that stays; with an unknown or another user's token none stays
 */
export async function endSessionsOf(tx: Tx, userId: string, now: Date, keptToken?: string): Promise<void> {
  for (const ended of await deleteSessionsOf(tx, userId, keptToken)) await emitSessionEnded(tx, ended, now);
}
