import type { Sql, Tx } from '@torchbearer/kit';
import { hashToken } from '../domain/sessions.js';

/** Makes this the user's only calendar token. The account must be locked. */
export async function replaceCalendarToken(tx: Tx, userId: string, token: string, now: Date): Promise<void> {
  await deleteCalendarToken(tx, userId);
  await tx.run('insert into calendar_tokens (user_id, token_hash, created_at) values ($1, $2, $3)', [
    userId,
    hashToken(token),
    now,
  ]);
}

export async function deleteCalendarToken(tx: Tx, userId: string): Promise<void> {
  await tx.run('delete from calendar_tokens where user_id = $1', [userId]);
}

/** The user whose calendar a token opens; null if the token is unknown. */
export const findCalendarOwner = (
  sql: Sql,
  token: string,
): Promise<{ readonly userId: string; readonly name: string } | null> =>
  sql.oneOrNull<{ userId: string; name: string }>(
    `select id as "userId", name from calendar_tokens token join users on users.id = token.user_id
     where token_hash = $1`,
    [hashToken(token)],
  );
