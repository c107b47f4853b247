import type { Database, Log, Tx } from '@torchbearer/kit';
import type { Messenger } from '../twilio/messenger.js';
import { ERASE_ORPHANED } from './erase.js';
import { startLoop, type Loop } from './loop.js';
import { MOST_TRIES, recordHandOver } from './record.js';

export interface ReconcileOptions {
  readonly database: Database;
  readonly messenger: Messenger;
  /** The product's clock. */
  readonly clock: () => Date;
  readonly log: Log;
  readonly pollMs: number;
  readonly timeoutMs: number;
  readonly leaseMs: number;
  readonly graceMs: number;
  /** Called when a message may be back in the queue. */
  readonly onPutBack: () => void;
}

interface Doubtful {
  readonly id: string;
  readonly phone: string;
  readonly text: string;
  readonly attempt: number;
  readonly claimedAt: Date;
  /** Asked about before, and the claim was long ago even then: an answer of no is final. */
  readonly isLastLook: boolean;
}

const AT_ONCE = 5;
/** How far Twilio's clock may be behind the database's. What other messages account for is left out anyway. */
const CLOCKS_APART_MS = 60_000;

/**
 * Finds out what became of messages whose hand-over has no known end: the process died, or no answer came. What the
 * provider knows was handed over; what it does not know, twice and long enough after the claim, goes back into the
 * queue.
 */
export function startReconciler(options: ReconcileOptions): Loop {
  return startLoop({
    pollMs: options.pollMs,
    log: options.log,
    label: 'looking up messages',
    round: async () => {
      const doubtful = await takeDoubtful(options);
      await Promise.all(doubtful.map((message) => lookUp(message, options)));
      return doubtful.length < AT_ONCE ? options.pollMs : 0;
    },
  });
}

/** Postponed in the same statement, so that no other replica asks about the same message meanwhile. */
const takeDoubtful = ({ database, timeoutMs, leaseMs, graceMs }: ReconcileOptions): Promise<Doubtful[]> =>
  database.rows<Doubtful>(
    `update messages set look_at = clock_timestamp() + $1 * interval '1 millisecond'
     where id in (select id from messages where state = 'SENDING' and look_at <= statement_timestamp()
       order by look_at limit ${AT_ONCE} for update skip locked)
     returning id, phone, text, attempt, claimed_at as "claimedAt",
       looks > 0 and claimed_at <= clock_timestamp() - $2 * interval '1 millisecond' as "isLastLook"`,
    [2 * timeoutMs + graceMs, leaseMs],
  );

async function lookUp(message: Doubtful, options: ReconcileOptions): Promise<void> {
  const { database, messenger, clock, log } = options;
  try {
    const since = new Date(message.claimedAt.getTime() - CLOCKS_APART_MS);
    const known = await messenger.find({ to: message.phone, text: message.text, since });
    const oldestFirst = known.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    const sids = oldestFirst.map(({ sid }) => sid);
    await database.transaction(async (tx) => {
      const own = await firstUnknown(tx, sids);
      if (own) await recordHandOver(tx, message.id, { sid: own, isDelivered: false }, clock());
      else if (message.isLastLook) await putBack(tx, message, clock());
      else await postpone(tx, message, options.graceMs);
    });
    if (message.isLastLook) options.onPutBack();
  } catch (error) {
    log.warn({ err: error, messageId: message.id }, 'a message could not be looked up yet');
  }
}

/** The first that no message of ours accounts for; null where all are known. */
async function firstUnknown(tx: Tx, sids: readonly string[]): Promise<string | null> {
  const [first] = await tx.rows<{ sid: string }>(
    `select sid from unnest($1::text[]) with ordinality as known (sid, place)
     where not exists (select from messages where messages.sid = known.sid) order by place limit 1`,
    [sids],
  );
  return first?.sid ?? null;
}

/** The provider has never heard of it: it may be handed over again, unless that was tried often enough. */
const putBack = (tx: Tx, { id, attempt }: Doubtful, now: Date): Promise<number> =>
  tx.run(
    `update messages set updated_at = $3, ${
      attempt < MOST_TRIES
        ? `state = 'QUEUED', error = null`
        : `state = 'FAILED', error = coalesce(error, 'No answer from Twilio'), ${ERASE_ORPHANED}`
    }
     where id = $1 and state = 'SENDING' and attempt = $2`,
    [id, attempt, now],
  );

const postpone = (tx: Tx, { id, attempt }: Doubtful, graceMs: number): Promise<number> =>
  tx.run(
    `update messages set looks = looks + 1, look_at = clock_timestamp() + $3 * interval '1 millisecond'
     where id = $1 and state = 'SENDING' and attempt = $2`,
    [id, attempt, graceMs],
  );
