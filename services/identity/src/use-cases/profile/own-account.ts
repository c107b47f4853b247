import { isId, Refusal, type Call, type Sql, type Tx } from '@torchbearer/kit';
import type { UserRow } from '../../db/tables.js';
import { findUser, lockUser } from '../../db/users.js';

/**
 * Locks the caller's own account until the transaction ends.
 * @throws Refusal NOT_SIGNED_IN for a caller deleted since the call was signed
 */
export async function lockOwnAccount(tx: Tx, call: Call): Promise<UserRow> {
  const user = isId(call.userId) ? await lockUser(tx, call.userId) : null;
  if (!user) throw new Refusal('NOT_SIGNED_IN');
  return user;
}

/**
 * The caller's own account as it is now, without a lock.
 * @throws Refusal NOT_SIGNED_IN for a caller deleted since the call was signed
 */
export async function findOwnAccount(from: Sql, call: Call): Promise<UserRow> {
  const user = isId(call.userId) ? await findUser(from, call.userId) : null;
  if (!user) throw new Refusal('NOT_SIGNED_IN');
  return user;
}
