import type { Sql } from '@torchbearer/kit';

/**
 * Counts a password that a user is about to have looked at, and answers how many it has been in this period. A new
 * period begins where the last one began at or before `periodStart`. Counting comes before looking, so that many at the
 * same time are counted as well.
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

/** The password was right: what was counted before no longer matters. */
export async function forgetPasswordTries(sql: Sql, userId: string): Promise<void> {
  await sql.run('delete from password_tries where user_id = $1', [userId]);
}
