import type { Log } from '@torchbearer/kit';
import type { MailContent } from '../domain/mail-words.js';
import { nextTry } from '../domain/retries.js';
import { MailNotSent, type Mailer } from './mailer.js';

/** Longer than a try can take; after it, what was claimed counts as left behind by a replica that died. */
export const LEASE_MS = 2 * 60_000;

/** One mail that is due, and how to go on with it. */
export interface Due {
  readonly id: string;
  /** How often it was tried, this time included. */
  readonly tries: number;
  /** Makes the mail; null where none is due any more. */
  compose(): Promise<MailContent | null>;
  /** It was sent, was not needed, or is given up. */
  finish(): Promise<void>;
  postpone(until: Date): Promise<void>;
}

interface Means {
  readonly mailer: Mailer;
  readonly clock: () => Date;
  readonly log: Log;
}

/** Tries to send a mail, and where the mail server does not take it, puts it off or gives it up. */
export async function deliver({ mailer, clock, log }: Means, due: Due): Promise<void> {
  try {
    const mail = await due.compose();
    if (mail) await mailer.send(mail);
    await due.finish();
  } catch (error) {
    if (!(error instanceof MailNotSent)) throw error;
    const { code, responseCode } = error;
    const until = nextTry(due.tries, clock());
    const told = { requestId: due.id, tries: due.tries, code, responseCode };
    log.warn(told, until ? 'a mail could not be sent; trying again later' : 'gave a mail up');
    if (until) await due.postpone(until);
    else await due.finish();
  }
}
