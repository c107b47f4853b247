import { emit, type Sql, type Tx } from '@torchbearer/kit';
import { StandingsChanged } from '@torchbearer/proto/scoring/v1/events';
import { Topics } from '@torchbearer/proto/topics';
import { membersOf } from '../domain/members.js';
import { seasonStandings } from '../domain/season-standings.js';
import type { MemberCache } from '../older-pods/member-cache.js';
import { storeBoard } from '../older-pods/store-board.js';
import { takeMarks } from './marks.js';
import type { SeasonModel } from './season-model.js';
import { readShowEmails } from './settings.js';
import { encodeStandings, hashOf } from './stored-standings.js';

/** What it takes to compute the standings. */
export interface StandingsTools {
  readonly season: SeasonModel;
  /** For pods of 0.7. @until 0.9 */
  readonly members: MemberCache;
}

export interface Recomputed {
  readonly version: number;
  /** False if they still have the version before. */
  readonly isNew: boolean;
}

interface Current {
  readonly version: number;
  /** See `hashOf`; null before the first computation, and if a pod of 0.7 has computed the newest. */
  readonly hash: Buffer | null;
  readonly membersAt: Date | null;
}

const CURRENT = `select version, members_at as "membersAt",
    case when stored_at = computed_at then stored_hash end as hash
  from standings`;

export async function readStandingsVersion(sql: Sql): Promise<number> {
  const [row] = await sql.rows<{ version: number }>('select version from standings');
  return row?.version ?? 0;
}

export async function readWeeksInFirst(sql: Sql): Promise<number> {
  const [row] = await sql.rows<{ weeks: number }>('select weeks_in_first as weeks from standings');
  return row?.weeks ?? 0;
}

/** How often standings have been computed, with a new list or the same; see `createHistoryReader`. */
export async function readComputations(sql: Sql): Promise<number> {
  const [row] = await sql.rows<{ computations: number }>('select computations from standings');
  return row?.computations ?? 0;
}

/** See `hashOf`. */
export async function readMembersAt(sql: Sql): Promise<Date | null> {
  const [row] = await sql.rows<{ at: Date | null }>('select members_at as at from standings');
  return row?.at ?? null;
}

/** Whether a pod of 0.7 has computed the newest standings. @until 0.9 */
export async function areOfOlderPod(sql: Sql): Promise<boolean> {
  const found = await sql.rows('select from standings where stored_at is distinct from computed_at');
  return found.length > 0;
}

/** One transaction at a time holds the standings. */
export async function lockStandings(tx: Tx): Promise<Current> {
  const [current] = await tx.rows<Current>(`${CURRENT} for update`);
  if (!current) throw new Error('the standings row is missing');
  return current;
}

/**
 * Computes standings from the rows, this transaction's own included, and stores and publishes them if they
 * have changed. It locks the standings; marks taken here come back if it fails.
 * @param isAnnounced also without a change: open screens then read what else depends on points
 */
export async function recomputeStandings(
  tx: Tx,
  tools: StandingsTools,
  now: Date,
  { isAnnounced = false } = {},
): Promise<Recomputed> {
  const current = await lockStandings(tx);
  const reasons = await takeMarks(tx);
  return await compute(tx, tools, current, reasons, now, isAnnounced);
}

/**
 * The same if marks are left, and nothing while another computation runs: that one also takes these marks, and waiting
 * for it would only delay the next save of points by one more computation.
 */
export async function recomputeMarked(
  tx: Tx,
  tools: StandingsTools,
  now: Date,
): Promise<Recomputed | 'BUSY' | 'NOTHING_TO_DO'> {
  const [current] = await tx.rows<Current>(`${CURRENT} for update skip locked`);
  if (!current) return 'BUSY';
  const reasons = await takeMarks(tx);
  if (reasons.length === 0 && current.hash !== null) return 'NOTHING_TO_DO';
  return await compute(tx, tools, current, reasons, now);
}

/** Topics with what rows show of a participant; their marks are set in the transaction that changes it. */
const OF_MEMBERS: readonly string[] = [Topics.user.name, Topics.roster.name];

async function compute(
  tx: Tx,
  tools: StandingsTools,
  current: Current,
  reasons: readonly string[],
  now: Date,
  isAnnounced = false,
): Promise<Recomputed> {
  const showsEmails = await readShowEmails(tx);
  const { standings, members } = await tools.season.read(tx, (model, moment) => ({
    standings: seasonStandings(model),
    members: {
      ids: membersOf(model).ids,
      nameOf: (id: string) => model.names[model.players.byId.get(id) ?? -1] ?? '',
      moment,
    },
  }));
  await tx.run('update standings set weeks_in_first = $1, computations = computations + 1', [
    standings.weeksInFirst,
  ]);
  const haveChanged = current.hash === null || reasons.some((reason) => OF_MEMBERS.includes(reason));
  const membersAt = haveChanged ? now : current.membersAt;
  const stored = encodeStandings(standings, showsEmails);
  const hash = hashOf(stored, membersAt);
  if (!isAnnounced && current.hash?.equals(hash)) return { version: current.version, isNew: false };
  const version = current.version + 1;
  await tx.run(
    `update standings set version = $1, computed_at = $2, stored_at = $2, stored = $3, stored_hash = $4,
       members_at = $5`,
    [version, now, stored, hash, membersAt],
  );
  await storeBoard(tx, tools.members, standings, members, showsEmails, now);
  await emit(tx, Topics.standings, StandingsChanged.fromPartial({ version, computedAt: now }));
  return { version, isNew: true };
}

/** The standings as they are published; empty before the first computation. */
export async function standingsStates(tx: Tx): Promise<StandingsChanged[]> {
  const found = await tx.rows<{ version: number; computedAt: Date }>(
    'select version, computed_at as "computedAt" from standings where computed_at is not null',
  );
  return found.map((row) => StandingsChanged.fromPartial(row));
}
