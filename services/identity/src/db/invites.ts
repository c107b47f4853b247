import type { Database, Sql, Tx } from '@torchbearer/kit';
import { IsNull } from 'typeorm';
import { invites, type InviteRow } from './tables.js';

export async function insertInvite(tx: Tx, invite: InviteRow): Promise<void> {
  await tx.manager.insert(invites, invite);
}

/** Invites that were not revoked, newest first. */
export const listInvites = (from: Pick<Database, 'manager'>): Promise<InviteRow[]> =>
  from.manager.find(invites, {
    where: { deletedAt: IsNull() },
    order: { createdAt: 'desc', id: 'asc' },
  });

/** Revokes an invite; null if it does not exist or was already revoked. */
export async function deleteInvite(tx: Tx, id: string, now: Date): Promise<InviteRow | null> {
  const where = { id, deletedAt: IsNull() };
  const invite = await tx.manager.findOne(invites, { where, lock: { mode: 'pessimistic_write' } });
  if (invite) await tx.manager.update(invites, { id }, { deletedAt: now });
  return invite;
}

/** Not revoked, expired or used up. */
const IS_GOOD =
  'code = $1 and uses < most_uses and deleted_at is null and (expires_at is null or expires_at > $2)';

/**
 * Counts one use of an invite code in the transaction that creates the account, so a failure does not spend it. The
 * update waits for concurrent uses of the code and checks again, so the limit holds. @returns whether the code was
 * valid
 */
export const useInvite = async (tx: Tx, code: string, now: Date): Promise<boolean> =>
  (await tx.run(`update invites set uses = uses + 1 where ${IS_GOOD}`, [code, now])) > 0;

export const isGoodInvite = async (sql: Sql, code: string, now: Date): Promise<boolean> =>
  (await sql.rows(`select from invites where ${IS_GOOD}`, [code, now])).length > 0;
