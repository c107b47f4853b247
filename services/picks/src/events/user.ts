import type { Tx } from '@torchbearer/kit';
import type { UserChanged } from '@torchbearer/proto/identity/v1/events';
import { Users } from '../db/tables.js';
import { withdrawAllPicks } from '../db/withdraw.js';

export const user = {
  changed: async (tx: Tx, { id, name, isAdmin }: UserChanged): Promise<void> => {
    await tx.manager.upsert(Users, { id, name, isAdmin }, ['id']);
  },
  /** A deleted account takes its copies and its picks along. */
  removed: async (tx: Tx, userId: string): Promise<void> => {
    // The rows first: whoever is about to save a pick for this player has done so or will find no player.
    await tx.run('delete from rosters where user_id = $1', [userId]);
    await tx.run('delete from users where id = $1', [userId]);
    await withdrawAllPicks(tx, userId);
  },
};
