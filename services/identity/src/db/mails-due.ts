import type { Sql } from '@torchbearer/kit';

/** When the next mail is due; null if none waits. */
export async function nextMailAt(sql: Sql): Promise<Date | null> {
  const [next] = await sql.rows<{ at: Date | null }>(
    `select least((select min(next_try_at) from reset_requests),
       (select min(next_try_at) from email_change_mails),
       (select min(next_try_at) from notices)) as at`,
  );
  return next?.at ?? null;
}
