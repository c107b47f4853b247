/** Whether players see each other's e-mail, as league last published it; true until then. */
import type { Sql, Tx } from '@torchbearer/kit';

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
