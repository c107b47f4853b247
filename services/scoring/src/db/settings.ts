/** The season's settings as league last published them. */
import type { Sql, Tx } from '@torchbearer/kit';

/** Whether players see each other's e-mail; true until the first event. */
export async function readShowEmails(sql: Sql): Promise<boolean> {
  const [season] = await sql.rows<{ showEmails: boolean | null }>(
    'select show_emails as "showEmails" from copied.season',
  );
  return season?.showEmails ?? true;
}

/** Pods of 0.7 read the settings from these tables. @until 0.9 */
export async function storeSettings(tx: Tx): Promise<void> {
  await tx.run(
    `insert into email_setting (show_emails)
     select show_emails from copied.season where show_emails is not null
     on conflict (only_row) do update set show_emails = excluded.show_emails`,
  );
  await tx.run(
    `insert into scoring_setting (double_scoring)
     select double_scoring from copied.season where double_scoring is not null
     on conflict (only_row) do update set double_scoring = excluded.double_scoring`,
  );
}
