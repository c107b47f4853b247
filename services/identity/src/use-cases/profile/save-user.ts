import type { Tx } from '@torchbearer/kit';
import { updateUser, type UserChanges } from '../../db/users.js';
import type { UserRow } from '../../db/tables.js';
import { differences } from '../../domain/differences.js';
import { emitUser } from '../../publishes.js';

/**
 * Saves and publishes what differs from the account's current state, if anything does. The row must be locked.
 * Returns the new state, or the same object if nothing changed.
 */
export async function saveUser(tx: Tx, user: UserRow, wanted: UserChanges): Promise<UserRow> {
  const changes = differences(user, wanted);
  if (Object.keys(changes).length === 0) return user;
  const changed = await updateUser(tx, user, changes);
  await emitUser(tx, changed);
  return changed;
}
