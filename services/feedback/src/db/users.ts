import type { Database, RowOf, Tx } from '@torchbearer/kit';
import { copies } from '../copies.js';

/** Null until the user's copy arrives. */
export const findUser = (
  { manager }: Pick<Database, 'manager'>,
  id: string,
): Promise<RowOf<typeof copies.user> | null> => manager.findOneBy(copies.user.entity, { id });

/** Any constant: the namespace of these locks in the service's database. */
const USERS = 7_214_200;

/**
 * Locks users until the end of the transaction, for saving and deleting their answers. An answer saved while its
 * account is deleted is either deleted too or refused.
 */
export async function lockUsers(tx: Tx, ids: readonly string[]): Promise<void> {
  // Always in the same order, so that two transactions never deadlock.
  await tx.rows(
    `select pg_advisory_xact_lock($1, hash)
     from (select distinct hashtext(id) as hash from unnest($2::text[]) as id order by hash) ordered`,
    [USERS, ids],
  );
}
