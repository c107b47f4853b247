import { isId, type Tx } from '@torchbearer/kit';
import { recordConsent } from '../../db/consent.js';
import { ERASE_ORPHANED } from '../../db/erase-messages.js';
import { STOPPED_BY_OWNER } from '../../twilio/messenger.js';

/** What Twilio reports about a message that it accepted. */
export interface DeliveryStatus {
  /** Our own id, from the callback's address; null if it was missing. */
  readonly messageId: string | null;
  readonly sid: string;
  /** Twilio's status: accepted, queued, sending, sent, delivered, undelivered, failed, canceled, read … */
  readonly status: string;
  readonly errorCode: number | null;
  /** By the product's clock. */
  readonly now: Date;
}

const STATE_OF: Readonly<Record<string, 'DELIVERED' | 'FAILED'>> = {
  delivered: 'DELIVERED',
  read: 'DELIVERED',
  undelivered: 'FAILED',
  failed: 'FAILED',
  canceled: 'FAILED',
};

/**
 * Applies Twilio's status to a message. Callbacks arrive in any order, repeatedly, and before or after our own record
 * of the send. So a state never goes back, `DELIVERED` and `FAILED` are final, and a message that was not known to be
 * sent gets its sid and is never sent again.
 * @returns whether there is such a message
 */
export async function applyDeliveryStatus(tx: Tx, status: DeliveryStatus): Promise<boolean> {
  const state = STATE_OF[status.status] ?? 'SENT';
  const id = status.messageId !== null && isId(status.messageId) ? status.messageId : null;
  const [message] = await tx.rows<{ id: string; phone: string; sid: string | null }>(
    `select id, phone, sid from messages where sid = $2 or (id = $1 and sid is null) order by sid limit 1 for update`,
    [id, status.sid],
  );
  if (!message) return false;
  await tx.run(
    `update messages set sid = $2, sent_at = coalesce(sent_at, $5), updated_at = $5, ${ERASE_ORPHANED},
       state = case when state in ('DELIVERED', 'FAILED') then state else $3 end,
       error_code = case when state in ('DELIVERED', 'FAILED') then error_code else $4 end,
       error = case when state in ('DELIVERED', 'FAILED') then error when $3 = 'FAILED' then $6 end
     where id = $1`,
    [message.id, status.sid, state, status.errorCode, status.now, notDelivered(status)],
  );
  if (status.errorCode === STOPPED_BY_OWNER && message.phone !== '') {
    await recordConsent(tx, message.phone, true);
  }
  return true;
}

const notDelivered = ({ status, errorCode }: DeliveryStatus): string =>
  errorCode === null ? `Not delivered (${status})` : `Not delivered (${status}, error ${errorCode})`;
