import { isId, Refusal, type Call, type Sql } from '@torchbearer/kit';
import type { UserRow } from '../../db/tables.js';
import { findUser } from '../../db/users.js';

/**
 * Checks the role as stored now; the one in the call was true when it was signed.
 * @throws Refusal NOT_SIGNED_IN for a caller deleted since, ADMINS_ONLY for one demoted since
 */
export async function requireActingAdmin(from: Sql, call: Call): Promise<void> {
  const caller = isId(call.userId) ? await findUser(from, call.userId) : null;
  if (!caller) throw new Refusal('NOT_SIGNED_IN');
  if (!caller.isAdmin) throw new Refusal('ADMINS_ONLY');
}

/**
 * Admins can't change how another admin, or they themselves by a stolen session, sign in: first the role is revoked,
 * which is audited. Their own password is changed on the profile, which requires the current one.
 * @throws Refusal ADMIN_ACCOUNT
 */
export function refuseOnAdmins(user: Pick<UserRow, 'isAdmin'>): void {
  if (user.isAdmin) throw new Refusal('ADMIN_ACCOUNT');
}
