import type { Database, Tx } from '@torchbearer/kit';
import { isStopped } from './consent.js';
import { ERASE_ORPHANED } from './erase.js';

export interface ClaimOptions {
  /** Of this replica, for people who look. */
  readonly claimedBy: string;
  /** No more than so many. */
  readonly most: number;
  readonly perSecond: number;
  /** After so long without a known end a claim is looked up. */
  readonly leaseMs: number;
  /** How far ahead hand-overs may be planned. */
  readonly horizonMs: number;
  /** Of the product's clock. */
  readonly now: Date;
}

/** A message that is this replica's to hand over, once. */
export interface Claimed {
  readonly id: string;
  readonly phone: string;
  readonly text: string;
  readonly attempt: number;
  /** When to hand it over, in milliseconds from the claim. */
  readonly delayMs: number;
}

export interface Claim {
  readonly claimed: readonly Claimed[];
  /** When to look again, in milliseconds: 0 where there may be more, null where nothing waits. */
  readonly againMs: number | null;
}

/** What makes a message pointless or unwanted since it was written; null for nothing. */
const OBSTACLE = `case
  when ${isStopped('message.phone')} then 'This number has texted STOP'
  when message.expires_at <= $1 then 'It came too late'
  -- The number of a code is nobody's yet: whether it is wanted there is what the code asks.
  when message.kind = 'code' then null
  when message.user_id is null or not exists (
    select from copied.users where users.id = message.user_id and users.phone = message.phone) then 'No longer a player''s number'
  when not exists (select from copied.users where users.id = message.user_id and users.sms_enabled) then 'Messages were switched off'
  when message.week_number is not null and not exists (
    select from copied.weeks where weeks.week_number = message.week_number and weeks.is_active and weeks.picks_close_at > $1)
    then 'The week is over'
  when message.week_number is not null and exists (
    select from copied.picks where picks.user_id = message.user_id and picks.week_number = message.week_number)
    then 'The player has picked'
  end`;

interface Candidate {
  readonly id: string;
  readonly phone: string;
  readonly text: string;
  readonly attempt: number;
  readonly obstacle: string | null;
}

/**
 * Takes messages from the queue for this replica, and plans when each is handed over so that all replicas together
 * keep the pace. What has become pointless is skipped. Once this is committed a message counts as perhaps handed
 * over: only a look-up at the provider can bring it back.
 */
export async function claim(database: Database, options: ClaimOptions): Promise<Claim> {
  // The plan's row is locked by whoever claims; an idle replica has no reason to.
  const [waiting] = await database.rows(
    `select from messages where state = 'QUEUED' and not_before <= statement_timestamp() limit 1`,
  );
  if (!waiting) return { claimed: [], againMs: null };
  return await database.transaction((tx) => claimInTurn(tx, options));
}

async function claimInTurn(tx: Tx, options: ClaimOptions): Promise<Claim> {
  const { perSecond, horizonMs, now } = options;
  // Replicas take turns here, so that each sees what the one before has claimed.
  const [plan] = await tx.rows<{ aheadMs: number }>(
    `select greatest(0, extract(epoch from next_at - clock_timestamp()) * 1000)::float8 as "aheadMs"
     from pacing for update`,
  );
  const aheadMs = plan?.aheadMs ?? 0;
  const slotMs = 1_000 / perSecond;
  const free = Math.max(aheadMs > 0 ? 0 : 1, Math.floor((horizonMs - aheadMs) / slotMs));
  if (free < 1) return { claimed: [], againMs: Math.max(1, Math.min(aheadMs, aheadMs + slotMs - horizonMs)) };

  const candidates = await tx.rows<Candidate>(
    `select message.id, message.phone, message.text, message.attempt, ${OBSTACLE} as obstacle
     from messages message
     where message.state = 'QUEUED' and message.not_before <= statement_timestamp()
       -- The same text to the same number: a look-up could not tell the two apart.
       and not exists (select from messages twin
         where twin.state = 'SENDING' and twin.phone = message.phone and twin.text = message.text)
     order by message.not_before, message.id
     limit $2 for update of message skip locked`,
    [now, Math.min(free, options.most)],
  );
  if (candidates.length === 0) return { claimed: [], againMs: null };
  await skip(tx, candidates, now);
  const chosen = withoutTwins(candidates.filter(({ obstacle }) => obstacle === null));
  if (chosen.length === 0) return { claimed: [], againMs: 0 };
  await tx.run(
    `update messages set state = 'SENDING', attempt = attempt + 1, claimed_at = clock_timestamp(), claimed_by = $2,
       look_at = clock_timestamp() + $3 * interval '1 millisecond', looks = 0, updated_at = $4
     where id = any ($1)`,
    [chosen.map(({ id }) => id), options.claimedBy, options.leaseMs, now],
  );
  await tx.run(
    `update pacing set next_at = greatest(next_at, clock_timestamp()) + $1 * interval '1 millisecond'`,
    [chosen.length * slotMs],
  );
  const claimed = chosen.map(({ id, phone, text, attempt }, place) => ({
    ...{ id, phone, text },
    attempt: attempt + 1,
    delayMs: aheadMs + place * slotMs,
  }));
  return { claimed, againMs: 0 };
}

async function skip(tx: Tx, candidates: readonly Candidate[], now: Date): Promise<void> {
  const skipped = candidates.filter(({ obstacle }) => obstacle !== null);
  if (skipped.length === 0) return;
  await tx.run(
    `update messages set state = 'SKIPPED', error = skipped.obstacle, updated_at = $3, ${ERASE_ORPHANED}
     from unnest($1::uuid[], $2::text[]) as skipped (id, obstacle) where messages.id = skipped.id`,
    [skipped.map(({ id }) => id), skipped.map(({ obstacle }) => obstacle), now],
  );
}

/** Of messages with the same text to the same number, the first. */
const withoutTwins = (candidates: readonly Candidate[]): Candidate[] =>
  [
    ...new Map(
      candidates.toReversed().map((message) => [`${message.phone} ${message.text}`, message]),
    ).values(),
  ].reverse();
