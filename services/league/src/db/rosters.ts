import { emit, emitAll, emitTombstone, NO_TRACE, type Sql, type Trace, type Tx } from '@torchbearer/kit';
import type { RosterChanged } from '@torchbearer/proto/league/v1/events';
import { Topics } from '@torchbearer/proto/topics';
import { PICKS, type IdentifiedPick } from './draft-previews.js';

export interface Ranking {
  /** Castaway ids, best first; empty until submitted. */
  readonly ranking: readonly string[];
  readonly submittedAt: Date | null;
}

export async function readRanking(sql: Sql, userId: string): Promise<Ranking> {
  const [row] = await sql.rows<Ranking>(
    'select ranking, rankings_submitted_at as "submittedAt" from rosters where user_id = $1',
    [userId],
  );
  return row ?? { ranking: [], submittedAt: null };
}

interface RosterRow {
  readonly userId: string;
  readonly version: number;
  readonly submittedAt: Date | null;
  readonly givenAt: Date | null;
}

const ROSTER = 'user_id as "userId", version, rankings_submitted_at as "submittedAt", given_at as "givenAt"';

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
  const userIds = rankings.map(({ userId }) => userId);
  const rosters = await tx.rows<RosterRow>(
    `insert into rosters as r (user_id, version, rankings_submitted_at, ranking)
     select "userId", 1, "now", "order" from jsonb_to_recordset($1)
       as submitted ("userId" text, "now" timestamptz, "order" uuid[]) order by "userId"
     on conflict (user_id) do update
       set version = r.version + 1, rankings_submitted_at = excluded.rankings_submitted_at, ranking = excluded.ranking
       where r.ranking <> excluded.ranking
     returning ${ROSTER}`,
    [JSON.stringify(rankings.map(({ userId, order, now }) => ({ userId, order, now })))],
  );
  const traceOf = new Map(rankings.map(({ userId, trace }) => [userId, trace]));
  const picks = await picksOf(
    tx,
    rosters.map(({ userId }) => userId),
  );
  await emitAll(
    tx,
    Topics.roster,
    rosters.map((roster) => changedEvent(roster, picks)),
    ({ userId }) => traceOf.get(userId) ?? NO_TRACE,
  );
  const unchanged = await tx.rows<{ userId: string; submittedAt: Date | null }>(
    `select user_id as "userId", rankings_submitted_at as "submittedAt" from rosters where user_id = any ($1)`,
    [userIds.filter((userId) => !rosters.some((roster) => roster.userId === userId))],
  );
  const saved = new Map<string, SavedRanking>(rosters.map((roster) => [roster.userId, roster]));
  for (const { userId, submittedAt } of unchanged) saved.set(userId, { submittedAt, version: null });
  return saved;
}

/** Rosters in one statement. */
const STEP = 2_000;

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
  const rosters: RosterRow[] = [];
  for (let from = 0; from < userIds.length; from += STEP) {
    const written = await tx.rows<RosterRow>(
      `insert into rosters as r (user_id, version, given_at) select unnest($1::text[]), 1, $2
       on conflict (user_id) do update set version = r.version + 1, given_at = ${GIVEN_AT} returning ${ROSTER}`,
      [userIds.slice(from, from + STEP), now],
    );
    rosters.push(...written);
  }
  await tx.run('delete from draft_picks');
  const count = await tx.run(
    `insert into draft_picks (id, user_id, castaway_id, pick_number, round, wish, gone_before)
     select pick.id, pick.user_id, pick.castaway_id, pick.pick_number, pick.round, pick.wish, pick.gone_before
     from draft_previews preview cross join ${PICKS} where preview.id = $1
     -- The order of the two largest indexes, whose pages are then filled one after the other.
     order by pick.user_id, pick.round`,
    [previewId],
  );
  for (let from = 0; from < rosters.length; from += STEP) {
    const some = rosters.slice(from, from + STEP);
    const picks = await picksOf(
      tx,
      some.map(({ userId }) => userId),
    );
    await emitAll(
      tx,
      Topics.roster,
      some.map((roster) => changedEvent(roster, picks)),
    );
  }
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
  const [roster] = await tx.rows<RosterRow>(
    `insert into rosters as r (user_id, version, given_at) values ($1, 1, $2)
     on conflict (user_id) do update set version = r.version + 1, given_at = ${GIVEN_AT} returning ${ROSTER}`,
    [userId, now],
  );
  if (!roster) throw new Error('The roster was not written.');
  for (const pick of picks) {
    await tx.run(
      `insert into draft_picks (id, user_id, castaway_id, pick_number, round, wish, gone_before)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [pick.id, userId, pick.castawayId, pick.pickNumber, pick.round, pick.wish, pick.goneBefore],
    );
  }
  await emit(tx, Topics.roster, changedEvent(roster, await picksOf(tx, [userId])));
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

/** The rosters of these players as they are published. */
export async function rosterStates(tx: Tx, userIds: readonly string[]): Promise<RosterChanged[]> {
  const rosters = await tx.rows<RosterRow>(`select ${ROSTER} from rosters where user_id = any ($1)`, [
    userIds,
  ]);
  const picks = await picksOf(tx, userIds);
  return rosters.map((roster) => changedEvent(roster, picks));
}

type RosterPickRow = { id: string; userId: string; pickNumber: number; round: number; castawayId: string };

async function picksOf(tx: Tx, userIds: readonly string[]): Promise<Map<string, RosterPickRow[]>> {
  const rows = await tx.rows<RosterPickRow>(
    `select id, user_id as "userId", pick_number as "pickNumber", round, castaway_id as "castawayId"
     from draft_picks where user_id = any ($1) order by pick_number`,
    [userIds],
  );
  const byUser = new Map<string, RosterPickRow[]>();
  for (const row of rows) {
    const picks = byUser.get(row.userId);
    if (picks) picks.push(row);
    else byUser.set(row.userId, [row]);
  }
  return byUser;
}

function changedEvent(roster: RosterRow, byUser: ReadonlyMap<string, RosterPickRow[]>): RosterChanged {
  const { userId, version, submittedAt, givenAt } = roster;
  const picks = (byUser.get(userId) ?? []).map(({ userId: _, ...pick }) => pick);
  return {
    userId,
    version,
    rankingsSubmittedAt: submittedAt ?? undefined,
    picks,
    givenAt: picks.length > 0 ? (givenAt ?? undefined) : undefined,
  };
}
