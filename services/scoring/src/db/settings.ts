/** The season's settings as league last published them: an event of a version without a setting does not change it. */
import type { Sql, Tx } from '@torchbearer/kit';

/** Whether players see each other's e-mail; true until the first event. */
export async function readShowEmails(sql: Sql): Promise<boolean> {
  const [setting] = await sql.rows<{ showEmails: boolean }>(
    'select show_emails as "showEmails" from email_setting',
  );
  return setting?.showEmails ?? true;
}

export async function rememberShowEmails(tx: Tx, showEmails: boolean): Promise<void> {
  await tx.run(
    `insert into email_setting (show_emails) values ($1)
     on conflict (only_row) do update set show_emails = excluded.show_emails`,
    [showEmails],
  );
}

/** Whether two admins tally each week; false until the first event. `loadWeek` reads it. */
export async function rememberDoubleScoring(tx: Tx, doubleScoring: boolean): Promise<void> {
  await tx.run(
    `insert into scoring_setting (double_scoring) values ($1)
     on conflict (only_row) do update set double_scoring = excluded.double_scoring`,
    [doubleScoring],
  );
}
