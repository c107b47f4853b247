import type { Tx } from '@torchbearer/kit';
import { ERASE_ORPHANED } from '../../db/erase-messages.js';

/**
 * Skips messages that are still queued. One that is being sent goes out.
 * @param which a condition on `messages`, with $3
 * @returns how many there were
 */
export const stopQueued = (
  tx: Tx,
  which: string,
  value: string | number,
  reason: string,
  now: Date,
): Promise<number> =>
  tx.run(
    `update messages set state = 'SKIPPED', error = $1, updated_at = $2, ${ERASE_ORPHANED}
     where ${which} and state = 'QUEUED'`,
    [reason, now, value],
  );
