import { ConfigError, RETRY_MS, startLoop, type Host, type Loop } from '@torchbearer/kit';
import type { IdentityConfig } from '../config.js';
import type { Context } from '../context.js';
import { nextMailAt } from '../db/mails.js';
import { deliverDue, emailChangeMails, notices, resetMails } from './deliver.js';
import { createMailer } from './mailer.js';

/** Where `npm start` serves the site. */
const LOCAL_URL = 'http://localhost:8080';

/**
 * The site's public address, for links in mails. @throws ConfigError if it is missing in production, where a link to
 * localhost is useless
 */
export function publicUrlOf({ NODE_ENV, PUBLIC_URL }: IdentityConfig): string {
  if (PUBLIC_URL !== undefined) return PUBLIC_URL;
  if (NODE_ENV === 'production') {
    throw new ConfigError('PUBLIC_URL must be set in production: mailed links lead there.');
  }
  return LOCAL_URL;
}

/** Sends requested mails until stopped; every replica may run it. */
export function startMails(
  publicUrl: string,
  { config, database, clock, randomToken }: Context,
  { log, pollMs }: Pick<Host, 'log' | 'pollMs'>,
): Loop {
  const isProduction = config.NODE_ENV === 'production';
  if (isProduction && config.SMTP_URL === undefined) {
    log.warn('SMTP_URL is not set: password reset links cannot be mailed');
  }
  const mailer = createMailer({ smtpUrl: config.SMTP_URL, from: config.MAIL_FROM, isProduction, log });
  const tokenMinutes = config.RESET_TOKEN_MINUTES;
  const means = { database, mailer, clock, randomToken, log, publicUrl, tokenMinutes };
  let isStopping = false;
  const round = async (): Promise<number> => {
    await Promise.all([
      deliverDue(resetMails, means, () => isStopping),
      deliverDue(emailChangeMails, means, () => isStopping),
      deliverDue(notices, means, () => isStopping),
    ]);
    const next = await nextMailAt(database);
    if (next === null) return pollMs;
    // One that is due still is being claimed by another replica.
    return Math.max(next.getTime() - clock().getTime(), RETRY_MS);
  };
  const loop = startLoop({ pollMs, log, label: 'sending mails', round });
  return {
    wake: () => loop.wake(),
    stop: async () => {
      isStopping = true;
      await loop.stop();
      mailer.close();
    },
  };
}
