import { emit, sha256, type Sql, type Tx } from '@torchbearer/kit';
import { Board } from '@torchbearer/proto/scoring/v1/board';
import { StandingsChanged } from '@torchbearer/proto/scoring/v1/events';
import { Topics } from '@torchbearer/proto/topics';
import { boardRows } from '@torchbearer/rules/league';
import { seasonStandings, type SeasonStandings } from '../domain/season-standings.js';
import { readShowEmails } from './settings.js';
import { listsOf } from '../domain/lists.js';
import type { MemberCache } from './member-cache.js';
import { takeMarks } from './marks.js';
import { storeMembers, type StoredChunk } from './members.js';
import type { SeasonModel } from './season-model.js';

/** What it takes to compute the standings. */
export interface StandingsTools {
  readonly season: SeasonModel;
  readonly members: MemberCache;
}

export interface Recomputed {
  readonly version: number;
  /** False if they still have the version before. */
  readonly isNew: boolean;
}

interface Current {
  readonly version: number;
  /** Of the board of this version; null without one. */
  readonly hash: Buffer | null;
}

const CURRENT = `select version, case when board_at = computed_at then board_hash end as hash from standings`;

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

/** Whether the version before this one has computed the newest standings, which have no board. */
export async function lacksBoard(sql: Sql): Promise<boolean> {
  const found = await sql.rows('select from standings where board_at is distinct from computed_at');
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
  await takeMarks(tx);
  return await compute(tx, tools, current, now, isAnnounced);
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
  if (!(await takeMarks(tx)) && current.hash !== null) return 'NOTHING_TO_DO';
  return await compute(tx, tools, current, now);
}

async function compute(
  tx: Tx,
  tools: StandingsTools,
  current: Current,
  now: Date,
  isAnnounced = false,
): Promise<Recomputed> {
  const { standings, moment, nameOf } = await tools.season.read(tx, (model, asOf) => ({
    standings: seasonStandings(model),
    moment: asOf,
    nameOf: (id: string) => model.names[model.players.byId.get(id) ?? -1] ?? '',
  }));
  const chunks = await storeMembers(tx, { ids: standings.memberIds, nameOf, moment });
  const board = boardOf(standings, chunks, await readShowEmails(tx));
  const encoded = Buffer.from(Board.encode(board).finish());
  const hash = sha256(encoded);
  await tx.run('update standings set weeks_in_first = $1, computations = computations + 1', [
    standings.weeksInFirst,
  ]);
  if (!isAnnounced && current.hash?.equals(hash)) return { version: current.version, isNew: false };
  const version = current.version + 1;
  await tx.run(
    `update standings set version = $1, board = $2, board_hash = $3, board_at = $4, computed_at = $4,
       castaway_points = $5`,
    [version, encoded, hash, now, standings.castaways.map(({ points }) => points)],
  );
  await storeLists(tx, tools, board, chunks);
  await emit(tx, Topics.standings, StandingsChanged.fromPartial({ version, computedAt: now }));
  return { version, isNew: true };
}

export const boardOf = (
  { members, totals, weeksPicked, castaways }: SeasonStandings,
  chunks: readonly Pick<StoredChunk, 'hash'>[],
  showsEmails: boolean,
): Board => ({
  chunkHashes: chunks.map(({ hash }) => hash),
  members: bytesOf(members),
  totals: bytesOf(totals),
  weeksPicked: bytesOf(weeksPicked),
  castaways: castaways.map(({ id, name, eliminated }) => ({ id, name, eliminated })),
  showsEmails,
});

const bytesOf = ({ buffer, byteOffset, byteLength }: Int32Array | Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/**
 * Pods of the version before read whole lists. In a larger league they show the standings from before the upgrade until
 * they are gone.
 */
export const MOST_IN_LISTS = 2_000;

async function storeLists(
  tx: Tx,
  { members }: StandingsTools,
  board: Board,
  chunks: readonly StoredChunk[],
): Promise<void> {
  if (board.weeksPicked.length > MOST_IN_LISTS) return;
  const lists = listsOf(boardRows(board, await members.read(tx, chunks)));
  await tx.run('update standings set json = $1, admin_json = $2', [
    lists.json(false),
    board.showsEmails ? null : lists.json(true),
  ]);
}

/** The standings as they are published; empty before the first computation. */
export async function standingsStates(tx: Tx): Promise<StandingsChanged[]> {
  const found = await tx.rows<{ version: number; computedAt: Date }>(
    'select version, computed_at as "computedAt" from standings where computed_at is not null',
  );
  return found.map((row) => StandingsChanged.fromPartial(row));
}
