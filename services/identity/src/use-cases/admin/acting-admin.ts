import { isId, Refusal, type Call, type Database } from '@torchbearer/kit';
import type { UserRow } from '../../db/tables.js';
import { findUser } from '../../db/users.js';

/**
 * The role as this service knows it now: what travels with a call was true when it was signed, a little earlier.
 * @throws Refusal NOT_SIGNED_IN for a caller deleted since, ADMINS_ONLY for one demoted since
 */
export async function requireActingAdmin(from: Pick<Database, 'manager'>, call: Call): Promise<void> {
  const caller = isId(call.userId) ? await findUser(from, call.userId) : null;
  if (!caller) throw new Refusal('NOT_SIGNED_IN');
  if (!caller.isAdmin) throw new Refusal('ADMINS_ONLY');
}

/**
 * What opens an admin's account is not for another admin to change, nor for a stolen session of their own: the role is
 * taken away first, which is audited, and one's own is changed on the profile, which asks for the password.
 * @throws Refusal ADMIN_ACCOUNT
 */
export function refuseOnAdmins(user: Pick<UserRow, 'isAdmin'>): void {
  if (user.isAdmin) throw new Refusal('ADMIN_ACCOUNT');
}
