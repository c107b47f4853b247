import { RETRY_MS, type Database, type Sql, type Tx } from '@torchbearer/kit';
import type { SmsConfig } from '../config.js';
import { isStopped } from './consent.js';
import { ERASE_ORPHANED } from './erase-messages.js';
import type { Attempt } from './record-outcome.js';

export interface ClaimOptions {
  readonly config: SmsConfig;
  /** Name of this replica, for people who read the table. */
  readonly claimedBy: string;
  /** Maximum number of messages to claim. */
  readonly most: number;
  /** How far ahead messages may be scheduled. */
  readonly horizonMs: number;
  /** By the product's clock. */
  readonly now: Date;
}

/** A message that this replica sends, once. */
export interface Claimed extends Attempt {
  readonly text: string;
  /** When to send it, in milliseconds from the claim. */
  readonly delayMs: number;
}

export interface Claim {
  readonly claimed: readonly Claimed[];
  /** When to check again, in milliseconds: 0 if there may be more, null if nothing is queued. */
  readonly nextPollMs: number | null;
}

/** Why a queued message is no longer wanted; null if it still is. */
const OBSTACLE = `case
  when ${isStopped('message.phone')} then 'This number has texted STOP'
  when message.expires_at <= $1 then 'It came too late'
  -- A code goes to a number that no account has yet.
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

interface Candidate extends Attempt {
  readonly text: string;
  readonly obstacle: string | null;
}

/**
 * Claims queued messages for this replica and schedules them so that all replicas together keep the rate limit.
 * Messages that are no longer wanted are skipped. From the commit on, a message may have been sent: only a lookup at
 * the provider can requeue it.
 */
export async function claim(database: Database, options: ClaimOptions): Promise<Claim> {
  // Claiming locks the pacing row; an idle replica has no reason to.
  const dueInMs = await nextDueMs(database, 'not_before', 'QUEUED');
  if (dueInMs === null || dueInMs > 0) return { claimed: [], nextPollMs: dueInMs };
  return await database.transaction((tx) => claimInTurn(tx, options));
}

/** In how many milliseconds the next message in this state is due by this column; null for none. */
export async function nextDueMs(
  sql: Sql,
  column: 'not_before' | 'look_at',
  state: 'QUEUED' | 'SENDING',
): Promise<number | null> {
  const { dueInMs } = await sql.one<{ dueInMs: number | null }>(
    `select (extract(epoch from min(${column}) - statement_timestamp()) * 1000)::float8 as "dueInMs"
     from messages where state = '${state}'`,
  );
  return dueInMs;
}

async function claimInTurn(tx: Tx, options: ClaimOptions): Promise<Claim> {
  const { config, horizonMs, now } = options;
  // Replicas take turns here, so that each one sees what the previous one claimed.
  const { aheadMs } = await tx.one<{ aheadMs: number }>(
    `select greatest(0, extract(epoch from next_at - clock_timestamp()) * 1000)::float8 as "aheadMs"
     from pacing for update`,
  );
  const slotMs = 1_000 / config.SMS_PER_SECOND;
  const free = Math.max(aheadMs > 0 ? 0 : 1, Math.floor((horizonMs - aheadMs) / slotMs));
  /** Until half of the horizon is free, so that one claim takes several messages. */
  const pauseMs = (plannedMs: number): number =>
    plannedMs - Math.max(0, horizonMs - Math.max(slotMs, horizonMs / 2));
  if (free < 1) return { claimed: [], nextPollMs: Math.max(1, pauseMs(aheadMs)) };

  const candidates = await tx.rows<Candidate>(
    `select message.id, message.phone, message.text, message.attempt, ${OBSTACLE} as obstacle
     from messages message
     where message.state = 'QUEUED' and message.not_before <= statement_timestamp()
       -- The same text to the same number: a lookup could not distinguish the two.
       and not exists (select from messages duplicate
         where duplicate.state = 'SENDING' and duplicate.phone = message.phone and duplicate.text = message.text)
     order by message.not_before, message.id
     limit $2 for update of message skip locked`,
    [now, Math.min(free, options.most)],
  );
  // Those that are due wait for one with the same text, or are being claimed by another replica.
  if (candidates.length === 0) return { claimed: [], nextPollMs: RETRY_MS };
  await skip(tx, candidates, now);
  const chosen = withoutDuplicates(candidates.filter(({ obstacle }) => obstacle === null));
  if (chosen.length === 0) return { claimed: [], nextPollMs: 0 };
  await tx.run(
    `update messages set state = 'SENDING', attempt = attempt + 1, claimed_at = clock_timestamp(), claimed_by = $2,
       look_at = clock_timestamp() + $3 * interval '1 millisecond', looks = 0, updated_at = $4
     where id = any ($1)`,
    [chosen.map(({ id }) => id), options.claimedBy, config.SMS_LEASE_MS, now],
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
  return { claimed, nextPollMs: Math.max(0, pauseMs(aheadMs + chosen.length * slotMs)) };
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

/** The first of several messages with the same text to the same number. */
const withoutDuplicates = (candidates: readonly Candidate[]): Candidate[] =>
  [
    ...new Map(
      candidates.toReversed().map((message) => [`${message.phone} ${message.text}`, message]),
    ).values(),
  ].reverse();
