import type { Sql, Tx } from '@torchbearer/kit';
import type { SmsConfig } from '../config.js';
import { STOPPED_BY_OWNER, type SendFailure } from '../twilio/messenger.js';
import { recordConsent } from './consent.js';
import { ERASE_ORPHANED } from './erase-messages.js';

/** After so many attempts a message has failed. */
export const MAX_ATTEMPTS = 8;
const MAX_RETRY_MS = 5 * 60_000;

/** The pause after the n-th attempt (from 1), in milliseconds: it doubles, up to five minutes. */
const retryPauseMs = (tries: number, firstMs: number): number =>
  Math.min(MAX_RETRY_MS, firstMs * 2 ** (tries - 1));

export interface Attempt {
  readonly id: string;
  readonly phone: string;
  readonly attempt: number;
}

export interface RecordOptions {
  readonly retryMs: number;
  readonly config: SmsConfig;
  /** By the product's clock. */
  readonly now: Date;
}

/** Records that an attempt failed or has an unknown outcome, if the message is still as this attempt left it. */
export async function recordFailure(
  tx: Tx,
  message: Attempt,
  outcome: SendFailure,
  options: RecordOptions,
): Promise<void> {
  switch (outcome.kind) {
    case 'REFUSED':
      await end(tx, message, outcome, options.now);
      if (outcome.code === STOPPED_BY_OWNER) await recordConsent(tx, message.phone, true);
      return;
    case 'NOT_NOW':
      if (message.attempt >= MAX_ATTEMPTS) await end(tx, message, outcome, options.now);
      else await requeue(tx, message, outcome, options);
      return;
    case 'UNKNOWN': {
      const set = `look_at = clock_timestamp() + $3 * interval '1 millisecond', error = $4, updated_at = $5`;
      await updateAttempt(tx, message, set, [options.config.SMS_LOOKUP_GRACE_MS, outcome.error, options.now]);
    }
  }
}

/** Changes a message if it is still as this attempt left it. @param set what changes, in SQL, with values from $3 on */
export const updateAttempt = (
  sql: Sql,
  { id, attempt }: Pick<Attempt, 'id' | 'attempt'>,
  set: string,
  values: readonly unknown[],
): Promise<number> =>
  sql.run(`update messages set ${set} where id = $1 and state = 'SENDING' and attempt = $2`, [
    id,
    attempt,
    ...values,
  ]);

interface Fault {
  readonly code: number | null;
  readonly error: string;
}

const end = (tx: Tx, message: Attempt, { code, error }: Fault, now: Date): Promise<number> =>
  updateAttempt(
    tx,
    message,
    `state = 'FAILED', error_code = $3, error = $4, updated_at = $5, ${ERASE_ORPHANED}`,
    [code, error, now],
  );

const requeue = (tx: Tx, message: Attempt, { code, error }: Fault, options: RecordOptions): Promise<number> =>
  updateAttempt(
    tx,
    message,
    `state = 'QUEUED', error_code = $3, error = $4, updated_at = $5,
       not_before = clock_timestamp() + $6 * interval '1 millisecond'`,
    [code, error, options.now, retryPauseMs(message.attempt, options.retryMs)],
  );

/** Requeues a message that was claimed but certainly not sent: the attempt does not count. */
export const release = (tx: Tx, message: Attempt, now: Date): Promise<number> =>
  updateAttempt(tx, message, `state = 'QUEUED', attempt = attempt - 1, updated_at = $3`, [now]);
