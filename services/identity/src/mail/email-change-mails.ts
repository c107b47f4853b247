import { insertEmailToken, type EmailMail } from '../db/email-change-mails.js';
import { confirmLink, confirmMail, revertLink, revertMail } from '../domain/email-change.js';
import type { MailKind } from './deliver.js';

/** Links that confirm a new e-mail or restore the old one. */
export const emailChangeMails: MailKind<EmailMail> = {
  table: 'email_change_mails',
  columns: 'change_id::text as "changeId", kind',
  isCounted: true,
  async compose(mail, { database, clock, randomToken, publicUrl }) {
    const token = randomToken();
    const change = await database.transaction((tx) => insertEmailToken(tx, mail, token, clock()));
    if (!change) return null;
    return mail.kind === 'confirm'
      ? confirmMail(change.newEmail, confirmLink(publicUrl, token))
      : revertMail(change.oldEmail, revertLink(publicUrl, token));
  },
};
