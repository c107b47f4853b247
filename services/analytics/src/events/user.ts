import type { Tx } from '@torchbearer/kit';
import type { UserChanged } from '@torchbearer/proto/identity/v1/events';

export async function changed(tx: Tx, { id, name, isAdmin }: UserChanged): Promise<boolean> {
  // A phone number is none of the answers' business: only what differs here makes a new revision.
  const touched = await tx.run(
    `insert into users as copy (id, name, is_admin) values ($1, $2, $3)
     on conflict (id) do update set name = excluded.name, is_admin = excluded.is_admin
     where (copy.name, copy.is_admin) <> (excluded.name, excluded.is_admin)`,
    [id, name, isAdmin],
  );
  return touched > 0;
}

/**
 * Answers know those players alone who are here, so their roster and picks go out of every answer at once; the rows
 * of these go when their own deletions come.
 */
export const removed = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.run('delete from users where id = $1', [id])) > 0;
