import {
  claimEmailMail,
  insertEmailToken,
  postponeEmailMail,
  type EmailMail,
} from '../db/email-change-mails.js';
import { confirmLink, confirmMail, revertLink, revertMail } from '../domain/email-change.js';
import type { MailContent } from '../domain/mail-content.js';
import { deliver, LEASE_MS } from './deliver.js';
import type { ResetMailsOptions } from './reset-mails.js';

type EmailMailsOptions = Omit<ResetMailsOptions, 'tokenMinutes'>;

/** Sends the links that confirm a new e-mail or restore the old one. */
export async function sendEmailChangeMails(
  options: EmailMailsOptions,
  isStopping: () => boolean,
): Promise<void> {
  const { database, clock } = options;
  while (!isStopping()) {
    const now = clock();
    const mail = await claimEmailMail(database, now, new Date(now.getTime() + LEASE_MS));
    if (!mail) return;
    await deliver(options, {
      id: mail.id,
      tries: mail.tries,
      compose: () => compose(options, mail),
      finish: () => postponeEmailMail(database, mail.id, null),
      postpone: (until) => postponeEmailMail(database, mail.id, until),
    });
  }
}

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
