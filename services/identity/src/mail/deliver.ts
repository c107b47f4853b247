import type { Log } from '@torchbearer/kit';
import { sayableName } from '@torchbearer/rules/plain-words';
import type { Context } from '../context.js';
import { insertEmailToken } from '../db/email-changes.js';
import {
  claimMail,
  finishMail,
  postponeMail,
  type ClaimedMail,
  type EmailMail,
  type MailTable,
  type Notice,
} from '../db/mails.js';
import { insertResetToken, type ResetRequest } from '../db/passwords.js';
import { lockUserByEmail } from '../db/users.js';
import {
  confirmMail,
  linkTo,
  nextTry,
  noticeMail,
  resetMail,
  revertMail,
  type MailContent,
} from '../domain/mails.js';
import { MailNotSent, type Mailer } from './mailer.js';

/** Longer than an attempt can take; after it, a claim counts as abandoned by a dead replica. */
const LEASE_MS = 2 * 60_000;

/** What mails are made and sent with. */
interface MailMeans extends Pick<Context, 'database' | 'clock' | 'randomToken'> {
  readonly mailer: Mailer;
  readonly log: Log;
  /** The site's public address; never taken from a request. */
  readonly publicUrl: string;
  /** How many minutes a link sets a new password. */
  readonly tokenMinutes: number;
}

/** A kind of mails. */
interface MailKind<Mail extends ClaimedMail> {
  readonly table: MailTable;
  /** See `claimMail`. */
  readonly columns: string;
  /** Whether they still count for a limit once they are sent. */
  readonly isCounted?: boolean;
  /** Composes the mail; null if it is no longer due. */
  readonly compose: (mail: Mail, means: MailMeans) => Promise<MailContent | null>;
}

/** Sends every due mail of a kind; failed ones wait for their next attempt. */
export async function deliverDue<Mail extends ClaimedMail>(
  kind: MailKind<Mail>,
  means: MailMeans,
  isStopping: () => boolean,
): Promise<void> {
  while (!isStopping()) {
    const now = means.clock();
    const mail = await claimMail<Mail>(means.database, kind, now, new Date(now.getTime() + LEASE_MS));
    if (!mail) return;
    await deliver(kind, means, mail);
  }
}

/** Tries to send a mail; if the mail server rejects it, postpones it or gives up. */
async function deliver<Mail extends ClaimedMail>(
  kind: MailKind<Mail>,
  means: MailMeans,
  mail: Mail,
): Promise<void> {
  const { database, mailer, clock, log } = means;
  const { id, tries } = mail;
  try {
    const content = await kind.compose(mail, means);
    if (content) await mailer.send(content);
    await finishMail(database, kind, id);
  } catch (error) {
    if (!(error instanceof MailNotSent)) throw error;
    const { code, responseCode } = error;
    const until = nextTry(tries, clock());
    const fields = { requestId: id, tries, code, responseCode };
    log.warn(fields, until ? 'a mail could not be sent; trying again later' : 'gave a mail up');
    if (until) await postponeMail(database, kind.table, id, until);
    else await finishMail(database, kind, id);
  }
}

/** Links that set a new password. */
export const resetMails: MailKind<ResetRequest> = {
  table: 'reset_requests',
  columns: 'email, requested_at as "requestedAt"',
  async compose(request, { database, clock, randomToken, publicUrl, tokenMinutes }) {
    const token = randomToken();
    const user = await database.transaction(async (tx) => {
      const owner = await lockUserByEmail(tx, request.email);
      if (!owner) return null;
      const now = clock();
      const expiresAt = new Date(now.getTime() + tokenMinutes * 60_000);
      return (await insertResetToken(tx, owner, { token, request, expiresAt, now })) ? owner : null;
    });
    if (!user) return null;
    const { email } = user;
    const name = user.emailProvenAt === null ? null : sayableName(user.name);
    const link = linkTo(publicUrl, 'reset-password', token);
    return resetMail({ email, name, link, minutes: tokenMinutes });
  },
};

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
      ? confirmMail(change.newEmail, linkTo(publicUrl, 'confirm-email', token))
      : revertMail(change.oldEmail, linkTo(publicUrl, 'revert-email', token));
  },
};

export const notices: MailKind<Notice> = {
  table: 'notices',
  columns: 'email, kind',
  compose: async ({ email, kind }) => noticeMail(email, kind),
};
