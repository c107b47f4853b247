import { insertEmailToken, type EmailMail } from '../db/email-change-mails.js';
import { confirmLink, confirmMail, revertLink, revertMail } from '../domain/email-change.js';
import type { MailContent } from '../domain/mail-content.js';
import { deliverDue } from './deliver.js';
import type { ResetMailsOptions } from './reset-mails.js';

type EmailMailsOptions = Omit<ResetMailsOptions, 'tokenMinutes'>;

/** Sends the links that confirm a new e-mail or restore the old one. */
export const sendEmailChangeMails = (options: EmailMailsOptions, isStopping: () => boolean): Promise<void> =>
  deliverDue<EmailMail>(
    options,
    {
      table: 'email_change_mails',
      columns: 'change_id::text as "changeId", kind',
      compose: (mail) => compose(options, mail),
    },
    isStopping,
  );

async function compose(
  { database, clock, randomToken, publicUrl }: EmailMailsOptions,
  mail: EmailMail,
): Promise<MailContent | null> {
  const token = randomToken();
  const change = await database.transaction((tx) => insertEmailToken(tx, mail, token, clock()));
  if (!change) return null;
  return mail.kind === 'confirm'
    ? confirmMail(change.newEmail, confirmLink(publicUrl, token))
    : revertMail(change.oldEmail, revertLink(publicUrl, token));
}
