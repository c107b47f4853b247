import type { Tx } from '@torchbearer/kit';
import { updateUser, type UserChanges } from '../../db/users.js';
import type { UserRow } from '../../db/tables.js';
import { differences } from '../../domain/differences.js';
import { emitUser } from '../../publishes.js';

/**
 * Saves what differs from the account as it is and tells the others; where nothing does, nothing is written or told.
 * The row must be locked. Answers its new state, the same object where nothing changed.
 */
export async function saveUser(tx: Tx, user: UserRow, wanted: UserChanges): Promise<UserRow> {
  const changes = differences(user, wanted);
  if (Object.keys(changes).length === 0) return user;
  const changed = await updateUser(tx, user, changes);
  await emitUser(tx, changed);
  return changed;
}
