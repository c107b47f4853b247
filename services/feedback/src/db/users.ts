import type { Database, RowOf, Sql, Tx } from '@torchbearer/kit';
import { copies } from '../copies.js';

/** Null until the user's copy arrives. */
export const findUser = (
  { manager }: Pick<Database, 'manager'>,
  id: string,
): Promise<RowOf<typeof copies.user> | null> => manager.findOneBy(copies.user.entity, { id });

/** By id; those whose copy has not arrived are missing. */
export async function findUsers(
  sql: Sql,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Omit<RowOf<typeof copies.user>, 'isAdmin'>>> {
  const users = await sql.rows<Omit<RowOf<typeof copies.user>, 'isAdmin'>>(
    'select id, name, email, username from copied.users where id = any ($1::uuid[])',
    [ids],
  );
  return new Map(users.map((user) => [user.id, user]));
}

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
