import type { Tx } from '@torchbearer/kit';
import type { SendOutcome } from '../twilio/messenger.js';
import { recordConsent } from './consent.js';
import { STOPPED_BY_OWNER } from './delivery.js';
import { ERASE_ORPHANED } from './erase.js';

/** After so many tries a message counts as failed. */
export const MOST_TRIES = 8;
const LONGEST_RETRY_MS = 5 * 60_000;

/** The pause before the try after the n-th, n from 1, in milliseconds: it doubles, to five minutes at most. */
export const retryPauseMs = (tries: number, firstMs: number): number =>
  Math.min(LONGEST_RETRY_MS, firstMs * 2 ** (tries - 1));

export interface Attempt {
  readonly id: string;
  readonly phone: string;
  readonly attempt: number;
}

export interface RecordOptions {
  readonly retryMs: number;
  readonly graceMs: number;
  /** Of the product's clock. */
  readonly now: Date;
}

/**
 * Notes how the hand-over of a message ended. What went out is noted whatever happened to the row meanwhile; any
 * other end only where the row still stands as this try left it.
 */
export async function record(
  tx: Tx,
  message: Attempt,
  outcome: SendOutcome,
  options: RecordOptions,
): Promise<void> {
  switch (outcome.kind) {
    case 'HANDED_OVER':
      await recordHandOver(tx, message.id, outcome, options.now);
      return;
    case 'REFUSED':
      await end(tx, message, outcome, options.now);
      if (outcome.code === STOPPED_BY_OWNER) await recordConsent(tx, message.phone, true);
      return;
    case 'NOT_NOW':
      if (message.attempt >= MOST_TRIES) await end(tx, message, outcome, options.now);
      else await putBack(tx, message, outcome, options);
      return;
    case 'UNKNOWN':
      await tx.run(
        `update messages set look_at = clock_timestamp() + $3 * interval '1 millisecond', error = $4, updated_at = $5
         where id = $1 and state = 'SENDING' and attempt = $2`,
        [message.id, message.attempt, options.graceMs, outcome.error, options.now],
      );
  }
}

/** @returns whether the message had no sid before */
export async function recordHandOver(
  tx: Tx,
  id: string,
  { sid, isDelivered }: { readonly sid: string; readonly isDelivered: boolean },
  now: Date,
): Promise<boolean> {
  const recorded = await tx.run(
    `update messages set state = $3, sid = $2, sent_at = $4, updated_at = $4, error = null, error_code = null,
       ${ERASE_ORPHANED}
     where id = $1 and sid is null`,
    [id, sid, isDelivered ? 'DELIVERED' : 'SENT', now],
  );
  return recorded === 1;
}

interface Fault {
  readonly code: number | null;
  readonly error: string;
}

const end = (tx: Tx, { id, attempt }: Attempt, { code, error }: Fault, now: Date): Promise<number> =>
  tx.run(
    `update messages set state = 'FAILED', error_code = $3, error = $4, updated_at = $5, ${ERASE_ORPHANED}
     where id = $1 and state = 'SENDING' and attempt = $2`,
    [id, attempt, code, error, now],
  );

const putBack = (
  tx: Tx,
  { id, attempt }: Attempt,
  { code, error }: Fault,
  { retryMs, now }: RecordOptions,
): Promise<number> =>
  tx.run(
    `update messages set state = 'QUEUED', error_code = $3, error = $4, updated_at = $5,
       not_before = clock_timestamp() + $6 * interval '1 millisecond'
     where id = $1 and state = 'SENDING' and attempt = $2`,
    [id, attempt, code, error, now, retryPauseMs(attempt, retryMs)],
  );

/** Puts back what was claimed but certainly not handed over: the try does not count. */
export const release = (tx: Tx, { id, attempt }: Attempt, now: Date): Promise<number> =>
  tx.run(
    `update messages set state = 'QUEUED', attempt = attempt - 1, updated_at = $3
     where id = $1 and state = 'SENDING' and attempt = $2`,
    [id, attempt, now],
  );
