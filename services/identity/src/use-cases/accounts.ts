import {
  audit,
  isId,
  Refusal,
  type AdminChange,
  type Call,
  type Database,
  type Sql,
  type Tx,
} from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import { difference, given } from '@torchbearer/rules';
import { findUser, lockUser, updateUser, type UserChanges, type UserRow } from '../db/users.js';
import { emitUser } from '../publishes.js';

const ownAccount =
  (read: typeof findUser) =>
  async (sql: Sql, { userId }: Call): Promise<UserRow> => {
    const user = isId(userId) ? await read(sql, userId) : null;
    if (!user) throw new Refusal('NOT_SIGNED_IN');
    return user;
  };

/** The caller's own account. @throws Refusal NOT_SIGNED_IN for a caller deleted since the call was signed */
export const findOwnAccount = ownAccount(findUser);
/** Locks it until the transaction ends. */
export const lockOwnAccount = ownAccount(lockUser);

/** Changes the caller's own account, locked, in a transaction. @throws Refusal as `findOwnAccount` does */
export const changeOwn = <Answer>(
  database: Database,
  call: Call,
  change: (tx: Tx, user: UserRow) => Promise<Answer>,
): Promise<Answer> => database.transaction(async (tx) => await change(tx, await lockOwnAccount(tx, call)));

/**
 * Saves and publishes what differs from the account's current state, if anything does. The row must be locked.
 * Returns the new state, or the same object if nothing changed.
 */
export async function saveUser(tx: Tx, user: UserRow, wanted: UserChanges): Promise<UserRow> {
  const changes = difference(user, { ...user, ...given(wanted) });
  if (!changes) return user;
  const changed = await updateUser(tx, user, changes.after);
  await emitUser(tx, changed);
  return changed;
}

/**
 * Checks the role as stored now; the one in the call was true when it was signed.
 * @throws Refusal NOT_SIGNED_IN for a caller deleted since, ADMINS_ONLY for one demoted since
 */
export async function requireActingAdmin(from: Sql, call: Call): Promise<void> {
  const caller = await findOwnAccount(from, call);
  if (!caller.isAdmin) throw new Refusal('ADMINS_ONLY');
}

/**
 * Locks an account for an admin. @throws Refusal USER_NOT_FOUND, and as `requireActingAdmin` does
 */
export async function lockForAdmin(tx: Tx, call: Call, userId: string): Promise<UserRow> {
  await requireActingAdmin(tx, call);
  const user = isId(userId) ? await lockUser(tx, userId) : null;
  if (!user) throw new Refusal('USER_NOT_FOUND');
  return user;
}

/**
 * Admins can't change how another admin, or they themselves by a stolen session, sign in: first the role is revoked,
 * which is audited. Their own password is changed on the profile, which requires the current one.
 * @throws Refusal ADMIN_ACCOUNT
 */
export function refuseOnAdmins(user: Pick<UserRow, 'isAdmin'>): void {
  if (user.isAdmin) throw new Refusal('ADMIN_ACCOUNT');
}

/** Writes the audit entry of a change of an account. */
export const auditUser = (
  tx: Tx,
  call: Call,
  action: string,
  { id, name }: UserRow,
  states: Pick<AdminChange, 'before' | 'after'> | null = null,
): Promise<void> =>
  audit(tx, Topics.identityAudit, call, {
    ...{ action, target: { type: 'user', id, name } },
    ...{ before: null, after: null, ...states },
  });
