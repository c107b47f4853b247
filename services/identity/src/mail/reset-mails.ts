import type { Database, Log } from '@torchbearer/kit';
import { sayableName } from '@torchbearer/rules/plain-words';
import { insertResetToken, type ResetRequest } from '../db/resets.js';
import { lockUserByEmail } from '../db/users.js';
import { resetLink, resetMail } from '../domain/reset-mail.js';
import type { MailContent } from '../domain/mail-content.js';
import { deliverDue } from './deliver.js';
import type { Mailer } from './mailer.js';

export interface ResetMailsOptions {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly clock: () => Date;
  readonly randomToken: () => string;
  readonly log: Log;
  /** The site's public address; never taken from a request. */
  readonly publicUrl: string;
  /** How many minutes a link is valid. */
  readonly tokenMinutes: number;
}

/** Sends every due reset mail. */
export const sendResetMails = (options: ResetMailsOptions, isStopping: () => boolean): Promise<void> =>
  deliverDue<ResetRequest>(
    options,
    {
      table: 'reset_requests',
      columns: 'email, requested_at as "requestedAt"',
      compose: (request) => issueToken(options, request),
    },
    isStopping,
  );

/** Creates a token for the account and its mail; null if no mail is due. */
async function issueToken(options: ResetMailsOptions, request: ResetRequest): Promise<MailContent | null> {
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
  const { email } = user;
  const name = user.emailProvenAt === null ? null : sayableName(user.name);
  return resetMail({ email, name, link: resetLink(publicUrl, token), minutes: tokenMinutes });
}
