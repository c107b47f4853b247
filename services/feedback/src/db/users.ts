import type { Database, RowOf, Tx } from '@torchbearer/kit';
import { copies } from '../copies.js';

/** Null while the copy is under way. */
export const findUser = (
  { manager }: Pick<Database, 'manager'>,
  id: string,
): Promise<RowOf<typeof copies.user> | null> => manager.findOneBy(copies.user.entity, { id });

/** Any constant: the namespace of these locks within this service's own database. */
const USERS = 7_214_200;

/**
 * Held until the end of the transaction by whoever adds to a user's answers or takes them all away: an answer
 * given while its account is deleted either goes with the others or finds the account gone.
 */
export async function lockUsers(tx: Tx, ids: readonly string[]): Promise<void> {
  // In one order everywhere, so that two transactions never wait for each other.
  await tx.rows(
    `select pg_advisory_xact_lock($1, hash)
     from (select distinct hashtext(id) as hash from unnest($2::text[]) as id order by hash) ordered`,
    [USERS, ids],
  );
}
