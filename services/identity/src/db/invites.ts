import { Refusal, type Database, type Sql, type Tx } from '@torchbearer/kit';
import { IsNull } from 'typeorm';
import { tidyCode } from '../domain/codes.js';
import { invites, type InviteRow } from './tables.js';

export async function insertInvite(tx: Tx, invite: InviteRow): Promise<void> {
  await tx.manager.insert(invites, invite);
}

/** Those that were not taken back, newest first. */
export const listInvites = (from: Pick<Database, 'manager'>): Promise<InviteRow[]> =>
  from.manager.find(invites, {
    where: { deletedAt: IsNull() },
    order: { createdAt: 'desc', id: 'asc' },
  });

/** Takes an invite code back; null where there is none or another was faster. */
export async function deleteInvite(tx: Tx, id: string, now: Date): Promise<InviteRow | null> {
  const where = { id, deletedAt: IsNull() };
  const invite = await tx.manager.findOne(invites, { where, lock: { mode: 'pessimistic_write' } });
  if (invite) await tx.manager.update(invites, { id }, { deletedAt: now });
  return invite;
}

/**
 * Counts one use of an invite code, in the transaction that makes the account: if that fails, the use is not spent.
 * The update waits for others who use the same code and then looks again, so no code opens more than it may.
 * @param code as typed; case, spaces and hyphens don't matter
 * @throws Refusal INVALID_INPUT without a code; INVITE_CODE_INVALID for one unknown, taken back, expired or used up
 */
export async function useInvite(tx: Tx, code: string | undefined, now: Date): Promise<void> {
  const used = await tx.run(`update invites set uses = uses + 1 where ${IS_GOOD}`, [tidiedCode(code), now]);
  if (used === 0) throw new Refusal('INVITE_CODE_INVALID');
}

/**
 * Looks whether a code is good and spends nothing, before work that is worth doing for invited people only.
 * @throws Refusal as `useInvite` does, which decides in the end
 */
export async function checkInvite(sql: Sql, code: string | undefined, now: Date): Promise<void> {
  const good = await sql.rows(`select from invites where ${IS_GOOD}`, [tidiedCode(code), now]);
  if (good.length === 0) throw new Refusal('INVITE_CODE_INVALID');
}

const IS_GOOD =
  'code = $1 and uses < most_uses and deleted_at is null and (expires_at is null or expires_at > $2)';

function tidiedCode(code: string | undefined): string {
  const tidied = tidyCode(code ?? '');
  if (tidied !== '') return tidied;
  throw new Refusal('INVALID_INPUT', undefined, [
    { field: 'inviteCode', message: 'Please enter your invite code' },
  ]);
}
