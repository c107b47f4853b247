import type { Sql, Tx } from '@torchbearer/kit';
import type { UserRow } from './tables.js';
import { updateUser } from './users.js';

export interface NewPicture {
  /** New for every picture, so that its address can be cached forever. */
  readonly id: string;
  readonly image: Buffer;
  readonly now: Date;
}

/** Replaces the account's picture. The user's row must be locked. */
export async function replacePicture(tx: Tx, user: UserRow, picture: NewPicture): Promise<UserRow> {
  await tx.run(
    `insert into pictures (id, user_id, image, created_at) values ($1, $2, $3, $4)
     on conflict (user_id) do update
       set id = excluded.id, image = excluded.image, created_at = excluded.created_at`,
    [picture.id, user.id, picture.image, picture.now],
  );
  return await updateUser(tx, user, { profilePicture: `/api/pictures/${picture.id}` });
}

/** The picture's bytes; null for an unknown id. */
export async function findPicture(sql: Sql, id: string): Promise<Buffer | null> {
  const [row] = await sql.rows<{ image: Buffer }>('select image from pictures where id = $1', [id]);
  return row?.image ?? null;
}
