import type { Log } from '@torchbearer/kit';
import type { MailContent } from '../domain/mail-content.js';
import { nextTry } from '../domain/retries.js';
import { MailNotSent, type Mailer } from './mailer.js';

/** Longer than an attempt can take; after it, a claim counts as abandoned by a dead replica. */
export const LEASE_MS = 2 * 60_000;

/** A due mail and its next steps. */
export interface Due {
  readonly id: string;
  /** Number of attempts, including this one. */
  readonly tries: number;
  /** Composes the mail; null if it is no longer due. */
  compose(): Promise<MailContent | null>;
  /** Called when it was sent, not needed, or given up. */
  finish(): Promise<void>;
  postpone(until: Date): Promise<void>;
}

interface Means {
  readonly mailer: Mailer;
  readonly clock: () => Date;
  readonly log: Log;
}

/** Tries to send a mail; if the mail server rejects it, postpones it or gives up. */
export async function deliver({ mailer, clock, log }: Means, due: Due): Promise<void> {
  try {
    const mail = await due.compose();
    if (mail) await mailer.send(mail);
    await due.finish();
  } catch (error) {
    if (!(error instanceof MailNotSent)) throw error;
    const { code, responseCode } = error;
    const until = nextTry(due.tries, clock());
    const fields = { requestId: due.id, tries: due.tries, code, responseCode };
    log.warn(fields, until ? 'a mail could not be sent; trying again later' : 'gave a mail up');
    if (until) await due.postpone(until);
    else await due.finish();
  }
}
