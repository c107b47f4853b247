import type { Database, Tx } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import { Users, type UserCopy } from './tables.js';

/** Null while the copy is under way. */
export const findUser = ({ manager }: Pick<Database, 'manager'>, id: string): Promise<UserCopy | null> =>
  manager.findOneBy(Users, { id });

/** Any constant: the namespace of these locks within this service's own database. */
const USERS = 7_214_200;

/**
 * Held until the end of the transaction by whoever adds to a user's answers or takes them all away: an answer
 * given while its account is deleted either goes with the others or finds the account gone.
 */
export async function lockUser(tx: Tx, id: string): Promise<void> {
  await tx.rows('select pg_advisory_xact_lock($1, hashtext($2))', [USERS, id]);
}

/** Whether the account was here once and has been deleted; false also for one not heard of yet. */
export async function isDeleted(tx: Tx, id: string): Promise<boolean> {
  const [row] = await tx.rows<{ isDeleted: boolean }>(
    `select exists (select from seen_versions where topic = $1 and key = $2::text)
       and not exists (select from users where id = $2::uuid) as "isDeleted"`,
    [Topics.user.name, id],
  );
  return row?.isDeleted ?? false;
}
