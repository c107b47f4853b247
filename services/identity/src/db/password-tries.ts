import type { Sql } from '@torchbearer/kit';

/**
 * Counts a password attempt and returns how many there were in this period. A new period starts if the last one
 * started at or before `periodStart`. Attempts are counted before they are checked, so that concurrent ones count
 * too.
 */
export async function countPasswordTry(
  sql: Sql,
  userId: string,
  now: Date,
  periodStart: Date,
): Promise<number> {
  const [row] = await sql.rows<{ tries: number }>(
    `insert into password_tries as counted (user_id, tries, since) values ($1, 1, $2)
     on conflict (user_id) do update set
       tries = case when counted.since <= $3 then 1 else counted.tries + 1 end,
       since = case when counted.since <= $3 then excluded.since else counted.since end
     returning tries`,
    [userId, now, periodStart],
  );
  return row?.tries ?? 1;
}

/** Called after a correct password. */
export async function resetPasswordTries(sql: Sql, userId: string): Promise<void> {
  await sql.run('delete from password_tries where user_id = $1', [userId]);
}
