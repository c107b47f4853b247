import { isId, Refusal, type Call, type Database } from '@torchbearer/kit';
import { findUser } from '../db/users.js';

/**
 * The role as this service knows it now: what travels with a call was true when it was signed, a little earlier.
 * @throws Refusal NOT_SIGNED_IN for a caller deleted since, ADMINS_ONLY for one demoted since
 */
export async function requireActingAdmin(from: Pick<Database, 'manager'>, call: Call): Promise<void> {
  const caller = isId(call.userId) ? await findUser(from, call.userId) : null;
  if (!caller) throw new Refusal('NOT_SIGNED_IN');
  if (!caller.isAdmin) throw new Refusal('ADMINS_ONLY');
}
