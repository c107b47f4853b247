/**
 * A message is acted on once, however often it is brought: whoever writes its row acts. A row whose actor went away
 * may be taken over by the next one who brings the message, for every command may be done twice.
 */
import { Refusal, type Database, type Sql } from '@torchbearer/kit';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { InboundMessage } from './message.js';
import type { Player } from './league.js';

/**
 * Nobody acts longer than that: a command asks other services twice at most, with a deadline of two seconds each.
 * What comes after only notes the answer, and nothing once somebody else has taken over.
 */
const LEASE = `interval '8 seconds'`;

export interface Claim {
  /** Distinguishes us from whoever takes over after us. */
  readonly claimedAt: string;
  /** Somebody known by the number; null for a stranger. */
  readonly player: Player | null;
  /** An older message that is brought again after a newer one of the same sender was acted on: it has had its day. */
  readonly isOvertaken: boolean;
}

/** Whether the number is somebody's. */
export const isKnownNumber = async (sql: Sql, phone: string): Promise<boolean> =>
  (await sql.rows('select from copied.users where phone = $1 limit 1', [phone])).length > 0;

/**
 * Takes the message to act on it; null where somebody else has. The sender is held meanwhile, so that an account is
 * deleted either before, and the message is a stranger's, or after, and finds the message to take along.
 */
export async function claimMessage(sql: Sql, message: InboundMessage, now: Date): Promise<Claim | null> {
  const { sid, phone, text } = message;
  const [claim] = await sql.rows<{
    claimedAt: string;
    id: string | null;
    name: string;
    isOvertaken: boolean;
  }>(
    `with sender as (
       select id from copied.users where phone = $3 order by phone_added_at desc nulls last, id limit 1 for key share),
     claimed as (
       insert into inbound (message_sid, id, phone, user_id, text, received_at)
       values ($1, $2, $3, (select id from sender), $4, $5)
       on conflict (message_sid) do update set claimed_at = clock_timestamp(),
         -- Whoever was not known when it came first may be by now; an erased message stays nobody's.
         user_id = coalesce(inbound.user_id, case when inbound.phone = excluded.phone then excluded.user_id end)
         where inbound.handled_at is null and inbound.claimed_at < clock_timestamp() - ${LEASE}
       returning *)
     select claimed.claimed_at::text as "claimedAt", users.id, users.name,
       exists (select from inbound later where later.phone = claimed.phone and later.handled_at is not null
         and later.received_at > claimed.received_at) as "isOvertaken"
     from claimed left join copied.users on users.id = claimed.user_id`,
    [sid, randomUUID(), phone, text, now],
  );
  if (!claim) return null;
  const { claimedAt, id, name, isOvertaken } = claim;
  return { claimedAt, isOvertaken, player: id === null ? null : { id, name } };
}

/**
 * Notes what was answered, and that the message is done with; null for no answer. Of one whose sender's account was
 * deleted meanwhile (it has no number any more) the words are not kept.
 */
export const finishMessage = (sql: Sql, sid: string, claim: Claim, reply: string | null): Promise<number> =>
  sql.run(
    `update inbound set reply = case when phone <> '' then $3::text end, handled_at = clock_timestamp()
     where message_sid = $1 and claimed_at = $2::timestamptz and handled_at is null`,
    [sid, claim.claimedAt, reply],
  );

/** Notes what was answered and leaves the message to whoever brings it next. */
export const releaseMessage = (sql: Sql, sid: string, claim: Claim, reply: string): Promise<number> =>
  sql.run(
    `update inbound set reply = $3, claimed_at = 'epoch'
     where message_sid = $1 and claimed_at = $2::timestamptz and handled_at is null`,
    [sid, claim.claimedAt, reply],
  );

const PATIENCE_MS = 3_000;
const LOOK_MS = 50;

/**
 * The answer of whoever acts on the message, once they are done; null for none.
 * @throws Refusal UNAVAILABLE where they are not done in time: they may have gone away, and the message has to come
 * again to be acted on
 */
export async function awaitReply(database: Database, sid: string): Promise<string | null> {
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
    const [row] = await database.rows<{ reply: string | null }>(
      'select reply from inbound where message_sid = $1 and handled_at is not null',
      [sid],
    );
    if (row) return row.reply;
    await pause(LOOK_MS);
  }
  throw new Refusal('UNAVAILABLE');
}
