import { RETRY_MS, startLoop, type Loop, type Sql } from '@torchbearer/kit';
import { nextDueMs } from '../../db/claim-messages.js';
import { ERASE_ORPHANED } from '../../db/erase-messages.js';
import { MAX_ATTEMPTS, updateAttempt, type Attempt } from '../../db/record-outcome.js';
import type { Machinery } from './dispatcher.js';

interface Unconfirmed extends Attempt {
  readonly text: string;
  readonly claimedAt: Date;
  /** It was looked up before, long enough after the claim: if it is not found now, it was not sent. */
  readonly isLastLookup: boolean;
}

const AT_ONCE = 5;
/** How far Twilio's clock may be behind the database's. Messages that are already recorded are ignored anyway. */
const CLOCK_SKEW_MS = 60_000;

/**
 * Looks up messages whose outcome is unknown because the process died or no response came. If the provider knows the
 * message, it was sent; if not, twice and long enough after the claim, it is requeued.
 * @param onRequeued called when a message may have been requeued
 */
export function startReconciler(options: Machinery, onRequeued: () => void): Loop {
  return startLoop({
    pollMs: options.pollMs,
    log: options.log,
    label: 'looking up messages',
    round: async () => {
      const dueInMs = await nextDueMs(options.database, 'look_at', 'SENDING');
      if (dueInMs === null || dueInMs > 0) return dueInMs ?? options.pollMs;
      const unconfirmed = await takeUnconfirmed(options);
      await Promise.all(unconfirmed.map((message) => lookUp(message, options, onRequeued)));
      // Without one, another replica has taken those that are due.
      return unconfirmed.length === 0 ? RETRY_MS : 0;
    },
  });
}

/** Postponed in the same statement, so that no other replica looks up the same message meanwhile. */
const takeUnconfirmed = ({ database, config }: Machinery): Promise<Unconfirmed[]> =>
  database.rows<Unconfirmed>(
    `update messages set look_at = clock_timestamp() + $1 * interval '1 millisecond'
     where id in (select id from messages where state = 'SENDING' and look_at <= statement_timestamp()
       order by look_at limit ${AT_ONCE} for update skip locked)
     returning id, phone, text, attempt, claimed_at as "claimedAt",
       looks > 0 and claimed_at <= clock_timestamp() - $2 * interval '1 millisecond' as "isLastLookup"`,
    [2 * config.SMS_TIMEOUT_MS + config.SMS_LOOKUP_GRACE_MS, config.SMS_LEASE_MS],
  );

async function lookUp(message: Unconfirmed, options: Machinery, onRequeued: () => void): Promise<void> {
  const { database, messenger, clock, log } = options;
  try {
    const since = new Date(message.claimedAt.getTime() - CLOCK_SKEW_MS);
    const known = await messenger.find({ to: message.phone, text: message.text, since });
    const oldestFirst = known.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    const sids = oldestFirst.map(({ sid }) => sid);
    const own = await firstUnrecorded(database, sids);
    if (own) {
      const accepted = { messageId: message.id, sid: own, status: 'accepted', errorCode: null, now: clock() };
      await options.saveStatus(accepted);
    } else if (message.isLastLookup) await requeue(database, message, clock());
    else await postpone(database, message, options.config.SMS_LOOKUP_GRACE_MS);
    if (message.isLastLookup) onRequeued();
  } catch (error) {
    log.warn({ err: error, messageId: message.id }, 'a message could not be looked up yet');
  }
}

/** The first sid that no message of ours has; null if all are recorded. */
async function firstUnrecorded(sql: Sql, sids: readonly string[]): Promise<string | null> {
  const first = await sql.oneOrNull<{ sid: string }>(
    `select sid from unnest($1::text[]) with ordinality as known (sid, place)
     where not exists (select from messages where messages.sid = known.sid) order by place limit 1`,
    [sids],
  );
  return first?.sid ?? null;
}

/** The provider doesn't know the message: it may be sent again, unless it has had its last attempt. */
const requeue = (sql: Sql, message: Unconfirmed, now: Date): Promise<number> => {
  const failed = `state = 'FAILED', error = coalesce(error, 'No answer from Twilio'), ${ERASE_ORPHANED}`;
  const set = message.attempt < MAX_ATTEMPTS ? `state = 'QUEUED', error = null` : failed;
  return updateAttempt(sql, message, `updated_at = $3, ${set}`, [now]);
};

const postpone = (sql: Sql, message: Unconfirmed, graceMs: number): Promise<number> => {
  const set = `looks = looks + 1, look_at = clock_timestamp() + $3 * interval '1 millisecond'`;
  return updateAttempt(sql, message, set, [graceMs]);
};
