import type { Database, Log } from '@torchbearer/kit';
import {
  claimResetRequest,
  deleteResetRequest,
  insertResetToken,
  postponeResetRequest,
  type ResetRequest,
} from '../db/resets.js';
import { lockUserByEmail } from '../db/users.js';
import { resetLink, resetMail } from '../domain/reset-mail.js';
import { nextTry } from '../domain/retries.js';
import { MailNotSent, type Mail, type Mailer } from './mailer.js';

export interface ResetMailsOptions {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly clock: () => Date;
  readonly randomToken: () => string;
  readonly log: Log;
  /** The address under which people reach the site; never taken from a request. */
  readonly publicUrl: string;
  /** For how many minutes a link is good. */
  readonly tokenMinutes: number;
}

/** Longer than a try can take; after it a request counts as left behind by a replica that died. */
const LEASE_MS = 2 * 60_000;

/** Answers every request for a reset mail that is due; requests that fail stay and wait for their next try. */
export async function sendResetMails(options: ResetMailsOptions, isStopping: () => boolean): Promise<void> {
  const { database, clock } = options;
  while (!isStopping()) {
    const now = clock();
    const request = await claimResetRequest(database, now, new Date(now.getTime() + LEASE_MS));
    if (!request) return;
    await answer(options, request);
  }
}

async function answer(options: ResetMailsOptions, request: ResetRequest): Promise<void> {
  const { database, mailer, log, clock } = options;
  try {
    const mail = await issueToken(options, request);
    if (mail) await mailer.send(mail);
    await deleteResetRequest(database, request.id);
  } catch (error) {
    if (!(error instanceof MailNotSent)) throw error;
    const { code, responseCode } = error;
    const nextTryAt = nextTry(request.tries, clock());
    const told = { requestId: request.id, tries: request.tries, code, responseCode };
    log.warn(told, nextTryAt ? 'a mail could not be sent; trying again later' : 'gave a mail up');
    if (nextTryAt) await postponeResetRequest(database, request.id, nextTryAt);
    else await deleteResetRequest(database, request.id);
  }
}

/** Makes the account a token and the mail that carries it; null where no mail is due. */
async function issueToken(options: ResetMailsOptions, request: ResetRequest): Promise<Mail | null> {
  const { database, clock, randomToken, publicUrl, tokenMinutes } = options;
  const token = randomToken();
  const user = await database.transaction(async (tx) => {
    const owner = await lockUserByEmail(tx, request.email);
    if (!owner) return null;
    const now = clock();
    const expiresAt = new Date(now.getTime() + tokenMinutes * 60_000);
    return (await insertResetToken(tx, owner, { token, request, expiresAt, now })) ? owner : null;
  });
  if (!user) return null;
  const { email, name } = user;
  return resetMail({ email, name, link: resetLink(publicUrl, token), minutes: tokenMinutes });
}
