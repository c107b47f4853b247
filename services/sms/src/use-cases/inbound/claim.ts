/**
 * A message is handled once, however often Twilio delivers it: the call that inserts its row handles it. If that call
 * died, the next delivery takes over, because every command may be repeated.
 */
import { Refusal, type Database, type Sql } from '@torchbearer/kit';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, InboundMessage } from './answer.js';
import type { Player } from './league.js';

/**
 * No call takes longer: a command makes at most two calls with a deadline of two seconds each. After that it only
 * saves the reply, and nothing if another call has taken over.
 */
const LEASE = `interval '8 seconds'`;

export interface Claim {
  /** Distinguishes this call from one that takes over. */
  readonly claimedAt: string;
  /** The player with this number; null if it is unknown. */
  readonly player: Player | null;
  /** The message is redelivered after a newer one of the same sender was handled, so it is ignored. */
  readonly isOvertaken: boolean;
}

/** Whether an account has this number. */
export const isKnownNumber = async (sql: Sql, phone: string): Promise<boolean> =>
  (await sql.rows('select from copied.users where phone = $1 limit 1', [phone])).length > 0;

/**
 * Claims the message; null if another call has. The sender's row is locked meanwhile: an account is deleted either
 * before, and the number is unknown, or after, and the deletion finds the message.
 */
export async function claimMessage(sql: Sql, message: InboundMessage, now: Date): Promise<Claim | null> {
  const { sid, phone, text } = message;
  const claim = await sql.oneOrNull<Omit<Claim, 'player'> & Omit<Player, 'id'> & { id: string | null }>(
    `with sender as (
       select id from copied.users where phone = $3 order by phone_added_at desc nulls last, id limit 1 for key share),
     claimed as (
       insert into inbound (message_sid, id, phone, user_id, text, received_at)
       values ($1, $2, $3, (select id from sender), $4, $5)
       on conflict (message_sid) do update set claimed_at = clock_timestamp(),
         -- The sender may have become known since the first delivery; an erased message stays anonymous.
         user_id = coalesce(inbound.user_id, case when inbound.phone = excluded.phone then excluded.user_id end)
         where inbound.handled_at is null and inbound.claimed_at < clock_timestamp() - ${LEASE}
       returning *)
     select claimed.claimed_at::text as "claimedAt", users.id, users.name,
       users.results_until as "resultsUntil",
       exists (select from inbound later where later.phone = claimed.phone and later.handled_at is not null
         and later.received_at > claimed.received_at) as "isOvertaken"
     from claimed left join copied.users on users.id = claimed.user_id`,
    [sid, randomUUID(), phone, text, now],
  );
  if (!claim) return null;
  const { claimedAt, id, name, resultsUntil, isOvertaken } = claim;
  return { claimedAt, isOvertaken, player: id === null ? null : { id, name, resultsUntil } };
}

/**
 * Saves the reply (null for none) and that the message is handled, or leaves a postponed one to its next delivery. If
 * the sender's account was deleted meanwhile, the row has no number any more, and the reply is not stored.
 */
export const saveReply = (
  sql: Sql,
  sid: string,
  { claimedAt }: Claim,
  reply: string | null,
  { kind, isPostponed = false }: Answer,
): Promise<number> =>
  sql.run(
    `update inbound set reply = case when phone <> '' then $3::text end, reply_kind = $4,
       ${isPostponed ? `claimed_at = 'epoch'` : 'handled_at = clock_timestamp()'}
     where message_sid = $1 and claimed_at = $2::timestamptz and handled_at is null`,
    [sid, claimedAt, reply, kind],
  );

const PATIENCE_MS = 3_000;
const POLL_MS = 50;

/**
 * Waits for the reply of the call that handles the message; null for none. @throws Refusal UNAVAILABLE if it is not
 * done in time: it may have died, and Twilio has to deliver the message again
 */
export async function awaitReply(database: Database, sid: string): Promise<string | null> {
  for (let waited = 0; waited < PATIENCE_MS; waited += POLL_MS) {
    const row = await database.oneOrNull<{ reply: string | null }>(
      'select reply from inbound where message_sid = $1 and handled_at is not null',
      [sid],
    );
    if (row) return row.reply;
    await pause(POLL_MS);
  }
  throw new Refusal('UNAVAILABLE');
}
