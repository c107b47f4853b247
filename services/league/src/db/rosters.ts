import { asMessage, emitAll, emitTombstone, NO_TRACE, type Sql, type Trace, type Tx } from '@torchbearer/kit';
import type { RosterChanged } from '@torchbearer/proto/league/v1/events';
import { Topics } from '@torchbearer/proto/topics';
import { PICKS, type IdentifiedPick } from './draft-previews.js';

export interface Ranking {
  /** Castaway ids, best first; empty until submitted. */
  readonly ranking: readonly string[];
  readonly submittedAt: Date | null;
}

export async function readRanking(sql: Sql, userId: string): Promise<Ranking> {
  const row = await sql.oneOrNull<Ranking>(
    'select ranking, rankings_submitted_at as "submittedAt" from rosters where user_id = $1',
    [userId],
  );
  return row ?? { ranking: [], submittedAt: null };
}

/** A player who had castaways keeps the time at which they were given some. */
const GIVEN_AT = `case when exists (select from draft_picks pick where pick.user_id = r.user_id)
  then r.given_at else excluded.given_at end`;

/** A player's ranking as it was submitted. */
export interface SubmittedRanking {
  readonly userId: string;
  readonly order: readonly string[];
  readonly now: Date;
  /** The trace that its event belongs to. */
  readonly trace: Trace;
}

/** When a ranking was submitted, and the version of the roster that it made; null if nothing changed. */
export interface SavedRanking {
  readonly submittedAt: Date | null;
  readonly version: number | null;
}

/**
 * Saves rankings of different players; the same order changes nothing, so that it keeps its time. @returns by player
 */
export async function saveRankings(
  tx: Tx,
  rankings: readonly SubmittedRanking[],
): Promise<ReadonlyMap<string, SavedRanking>> {
  const written = await tx.rows<{ userId: string }>(
    `insert into rosters as r (user_id, version, rankings_submitted_at, ranking)
     select "userId", 1, "now", "order" from jsonb_to_recordset($1)
       as submitted ("userId" text, "now" timestamptz, "order" uuid[]) order by "userId"
     on conflict (user_id) do update
       set version = r.version + 1, rankings_submitted_at = excluded.rankings_submitted_at, ranking = excluded.ranking
       where r.ranking <> excluded.ranking
     returning user_id as "userId"`,
    [JSON.stringify(rankings.map(({ userId, order, now }) => ({ userId, order, now })))],
  );
  const changed = new Set(written.map(({ userId }) => userId));
  const userIds = rankings.map(({ userId }) => userId);
  const rosters = await rosterStates(tx, userIds);
  const traceOf = new Map(rankings.map(({ userId, trace }) => [userId, trace]));
  await emitAll(
    tx,
    Topics.roster,
    rosters.filter(({ userId }) => changed.has(userId)),
    ({ userId }) => traceOf.get(userId) ?? NO_TRACE,
  );
  return new Map(
    rosters.map(({ userId, version, rankingsSubmittedAt }) => [
      userId,
      { submittedAt: rankingsSubmittedAt ?? null, version: changed.has(userId) ? version : null },
    ]),
  );
}

/** Rosters in one statement. Of more, the objects live so long that collecting them takes a tenth of a run. */
const STEP = 500;

/**
 * Replaces all rosters by a preview's picks, and publishes the roster of every participant and of every player who
 * had one. The draft must be locked exclusively. @returns the number of picks
 */
export async function replaceRosters(
  tx: Tx,
  previewId: string,
  participants: readonly string[],
  now: Date,
): Promise<number> {
  const before = await tx.rows<{ userId: string }>('select distinct user_id as "userId" from draft_picks');
  const userIds = [...new Set([...participants, ...before.map((row) => row.userId)])];
  const steps = Array.from({ length: Math.ceil(userIds.length / STEP) }, (_, step) =>
    userIds.slice(step * STEP, (step + 1) * STEP),
  );
  for (const some of steps) await writeRosters(tx, some, now);
  await tx.run('delete from draft_picks');
  // Otherwise Postgres parses and sorts the picks of a large league in temporary files.
  await tx.run(`set local work_mem = '64MB'`);
  const count = await tx.run(
    `insert into draft_picks (id, user_id, castaway_id, pick_number, round, wish, gone_before)
     select pick.id, pick.user_id, pick.castaway_id, pick.pick_number, pick.round, pick.wish, pick.gone_before
     from draft_previews preview cross join ${PICKS} where preview.id = $1
     -- The order of the two largest indexes, whose pages are then filled one after the other.
     order by pick.user_id, pick.round`,
    [previewId],
  );
  for (const some of steps) await emitAll(tx, Topics.roster, await rosterStates(tx, some));
  return count;
}

/** Whether the player has drafted castaways. */
export const hasRoster = async (sql: Sql, userId: string): Promise<boolean> =>
  (await sql.rows('select from draft_picks where user_id = $1 limit 1', [userId])).length > 0;

/** Gives a player without a roster the castaways of `picks`. The draft must be locked exclusively. */
export async function addRoster(
  tx: Tx,
  userId: string,
  picks: readonly IdentifiedPick[],
  now: Date,
): Promise<void> {
  await writeRosters(tx, [userId], now);
  for (const pick of picks) {
    await tx.run(
      `insert into draft_picks (id, user_id, castaway_id, pick_number, round, wish, gone_before)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [pick.id, userId, pick.castawayId, pick.pickNumber, pick.round, pick.wish, pick.goneBefore],
    );
  }
  await emitAll(tx, Topics.roster, await rosterStates(tx, [userId]));
}

/** Deletes departed players' rankings and rosters. The draft must be locked exclusively. */
export async function removeRosters(tx: Tx, userIds: readonly string[]): Promise<void> {
  await tx.run('delete from draft_picks where user_id = any ($1)', [userIds]);
  const rosters = await tx.rows<{ userId: string; version: number }>(
    'delete from rosters where user_id = any ($1) returning user_id as "userId", version',
    [userIds],
  );
  for (const { userId, version } of rosters) await emitTombstone(tx, Topics.roster, userId, version + 1);
}

/** The next version of these players' rosters, before they get their castaways. */
const writeRosters = (tx: Tx, userIds: readonly string[], now: Date): Promise<number> =>
  tx.run(
    `insert into rosters as r (user_id, version, given_at) select unnest($1::text[]), 1, $2
     on conflict (user_id) do update set version = r.version + 1, given_at = ${GIVEN_AT}`,
    [userIds, now],
  );

/** The rosters of these players as they are published. */
export async function rosterStates(tx: Tx, userIds: readonly string[]): Promise<RosterChanged[]> {
  const rosters = await tx.rows<RosterChanged>(
    `select user_id as "userId", version, rankings_submitted_at as "rankingsSubmittedAt", coalesce(picks, '[]') as picks,
       case when picks is not null then given_at end as "givenAt"
     from rosters left join lateral (
       select json_agg(json_build_object(
         'id', id, 'pickNumber', pick_number, 'round', round, 'castawayId', castaway_id) order by pick_number) as picks
       from draft_picks pick where pick.user_id = rosters.user_id) own on true
     where user_id = any ($1)`,
    [userIds],
  );
  return rosters.map(asMessage);
}
