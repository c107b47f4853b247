import { inTrace, isId, type Outcome, type Submitted, type Tx } from '@torchbearer/kit';
import { recordConsent } from '../../db/consent.js';
import { ERASE_ORPHANED } from '../../db/erase-messages.js';
import { STOPPED_BY_OWNER } from '../../twilio/messenger.js';

/** What Twilio says about a message that it accepted, in its response or in a report. */
export interface DeliveryStatus {
  /** Our own id, from the callback's address in a report; null if it was missing. */
  readonly messageId: string | null;
  readonly sid: string;
  /** Twilio's status: accepted, queued, sending, sent, delivered, undelivered, failed, canceled, read … */
  readonly status: string;
  readonly errorCode: number | null;
  /** By the product's clock. */
  readonly now: Date;
}

/** Applies a status together with those that wait at the same time. */
export type SaveStatus = (status: DeliveryStatus) => Promise<void>;

const STATE_OF: Readonly<Record<string, 'DELIVERED' | 'FAILED'>> = {
  delivered: 'DELIVERED',
  read: 'DELIVERED',
  undelivered: 'FAILED',
  failed: 'FAILED',
  canceled: 'FAILED',
};

const stateOf = ({ status }: DeliveryStatus): 'SENT' | 'DELIVERED' | 'FAILED' => STATE_OF[status] ?? 'SENT';

interface FoundMessage {
  readonly id: string;
  readonly phone: string;
  readonly state: string;
  readonly sid: string | null;
  /** The place of its status. */
  readonly place: number;
}

/**
 * Applies Twilio's statuses in the service's group commit. Reports arrive in any order, repeatedly, and before or after
 * the response to the send. So a state never goes back, `DELIVERED` and `FAILED` are final once Twilio has said so, and a
 * message that was not known to be sent gets its sid and is never sent again. A status of an unknown message is
 * skipped: it may belong to another user of the account.
 */
export async function saveStatuses(
  tx: Tx,
  submitted: readonly Submitted<DeliveryStatus>[],
): Promise<readonly Outcome<void>[]> {
  const statuses = submitted.map(({ submission, trace }) => ({ ...submission, trace }));
  const found = await tx.rows<FoundMessage>(
    `select message.id, message.phone, message.state, message.sid, report.place::int - 1 as place
     from unnest($1::uuid[], $2::text[]) with ordinality as report (id, sid, place)
     join messages message on message.sid = report.sid or (message.id = report.id and message.sid is null)
     order by message.id for update of message`,
    [statuses.map(knownId), statuses.map(({ sid }) => sid)],
  );
  const byMessage = new Map<string, { message: FoundMessage; status: (typeof statuses)[number] }>();
  for (const [place, status] of statuses.entries()) {
    const candidates = found.filter((one) => one.place === place);
    // A sid that we have belongs to that message alone, whatever id the callback has.
    const message = candidates.find(({ sid }) => sid !== null) ?? candidates[0];
    // Of several sids for a message without one the first counts.
    if (message && !byMessage.has(message.id)) byMessage.set(message.id, { message, status });
  }
  const matches = [...byMessage.values()];
  const news = matches.filter(({ message, status }) => isNews(message, status));
  if (news.length > 0) await saveNews(tx, news);
  for (const { message, status } of matches) {
    if (status.errorCode === STOPPED_BY_OWNER && message.phone !== '') {
      await inTrace(status.trace, () => recordConsent(tx, message.phone, true));
    }
  }
  return submitted.map(() => ({ result: undefined }));
}

/** Most messages are reported as sent after the response to the send has said so. */
const isNews = ({ sid, state }: FoundMessage, status: DeliveryStatus): boolean =>
  sid === null || (state !== 'DELIVERED' && state !== 'FAILED' && state !== stateOf(status));

async function saveNews(
  tx: Tx,
  news: readonly { readonly message: FoundMessage; readonly status: DeliveryStatus }[],
): Promise<void> {
  await tx.run(
    `update messages set sid = report.sid, sent_at = coalesce(sent_at, report.now), updated_at = report.now,
       ${ERASE_ORPHANED}, state = report.state, error_code = report.code, error = report.error
     from unnest($1::uuid[], $2::text[], $3::text[], $4::int[], $5::timestamptz[], $6::text[])
       as report (id, sid, state, code, now, error)
     where messages.id = report.id`,
    [
      news.map(({ message }) => message.id),
      news.map(({ status }) => status.sid),
      news.map(({ status }) => stateOf(status)),
      news.map(({ status }) => status.errorCode),
      news.map(({ status }) => status.now),
      news.map(({ status }) => (stateOf(status) === 'FAILED' ? notDelivered(status) : null)),
    ],
  );
}

const knownId = ({ messageId }: DeliveryStatus): string | null =>
  messageId !== null && isId(messageId) ? messageId : null;

const notDelivered = ({ status, errorCode }: DeliveryStatus): string =>
  errorCode === null ? `Not delivered (${status})` : `Not delivered (${status}, error ${errorCode})`;
