import type { Tx } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import type { UserChanged } from '@torchbearer/proto/identity/v1/events';
import { markStandings } from '../db/marks.js';
import { Picks, Rosters, Users } from '../db/tables.js';

export async function changed(tx: Tx, { id, name, email, isAdmin }: UserChanged): Promise<void> {
  // A phone number or a user name is none of the standings' business: only what differs here marks them.
  const touched = await tx.run(
    `insert into users as copy (id, name, email, is_admin) values ($1, $2, $3, $4)
     on conflict (id) do update set name = excluded.name, email = excluded.email, is_admin = excluded.is_admin
     where (copy.name, copy.email, copy.is_admin) <> (excluded.name, excluded.email, excluded.is_admin)`,
    [id, name, email, isAdmin],
  );
  if (touched > 0) await markStandings(tx, Topics.user.name);
}

/** Takes everything of a deleted player along; later events of their own picks and roster find nothing to remove. */
export async function removed(tx: Tx, userId: string): Promise<void> {
  await tx.manager.delete(Picks, { userId });
  await tx.manager.delete(Rosters, { userId });
  await tx.manager.delete(Users, { id: userId });
  await markStandings(tx, Topics.user.name);
}
