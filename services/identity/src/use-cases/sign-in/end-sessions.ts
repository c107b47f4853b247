import type { Tx } from '@torchbearer/kit';
import { deleteSessionsOf } from '../../db/sessions.js';
import { emitSessionEnded } from '../../publishes.js';

/**
 * Ends a user's sessions and tells of each. The account must be locked, so that nobody signs in meanwhile by what
 * is no longer true.
 * @param keptToken the token of a session that goes on; a token of nobody or of somebody else keeps none
 */
export async function endSessionsOf(tx: Tx, userId: string, now: Date, keptToken?: string): Promise<void> {
  for (const ended of await deleteSessionsOf(tx, userId, keptToken)) await emitSessionEnded(tx, ended, now);
}
