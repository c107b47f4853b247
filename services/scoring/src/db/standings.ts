import { emit, type Sql, type Tx } from '@torchbearer/kit';
import { StandingsChanged } from '@torchbearer/proto/scoring/v1/events';
import { Topics } from '@torchbearer/proto/topics';
import { membersOf, seasonStandings } from '../domain/season-standings.js';
import type { MemberCache } from '../older-pods/member-cache.js';
import { storeBoard } from '../older-pods/store-board.js';
import type { SeasonModel } from './season-model.js';
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

/** The row of the standings. */
export interface StandingsState {
  /** 0 before the first computation. */
  readonly version: number;
  /** How often standings have been computed, with a new list or the same. */
  readonly computations: number;
  readonly computedAt: Date | null;
  /** See `hashOf`; null before the first computation, and if a pod of 0.7 has computed the newest. */
  readonly hash: Buffer | null;
  /** See `hashOf`. */
  readonly membersAt: Date | null;
}

const STATE = `select version, computations, computed_at as "computedAt", members_at as "membersAt",
    case when stored_at = computed_at then stored_hash end as hash
  from standings`;

export const readState = (sql: Sql): Promise<StandingsState> => sql.one<StandingsState>(STATE);

/** One transaction at a time holds the standings. */
export const lockStandings = (tx: Tx): Promise<StandingsState> =>
  tx.one<StandingsState>(`${STATE} for update`);

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
  const current = await tx.oneOrNull<StandingsState>(`${STATE} for update skip locked`);
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
  current: StandingsState,
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
  const { version, computedAt } = await readState(tx);
  return computedAt ? [StandingsChanged.fromPartial({ version, computedAt })] : [];
}

/** Whether players see each other's e-mail; true until the first event. */
export async function readShowEmails(sql: Sql): Promise<boolean> {
  const season = await sql.oneOrNull<{ showEmails: boolean | null }>(
    'select show_emails as "showEmails" from copied.season',
  );
  return season?.showEmails ?? true;
}

/** Pods of 0.7 read the settings from these tables. @until 0.9 */
export async function storeSettings(tx: Tx): Promise<void> {
  const settings = { email_setting: 'show_emails', scoring_setting: 'double_scoring' };
  for (const [table, column] of Object.entries(settings))
    await tx.run(
      `insert into ${table} (${column}) select ${column} from copied.season where ${column} is not null
       on conflict (only_row) do update set ${column} = excluded.${column}`,
    );
}

/**
 * Marks the standings as outdated, in the transaction of the change.
 * @param reason what has changed, for operators who inspect a backlog
 */
export async function markStandings(tx: Tx, reason: string): Promise<void> {
  await tx.run('insert into standings_marks (reason) values ($1)', [reason]);
}

/** For picks: picks of unscored weeks change nothing. The weeks must be locked or shared before. */
export async function markStandingsIfScored(
  tx: Tx,
  weekNumbers: readonly number[],
  reason: string,
): Promise<void> {
  await tx.run(
    `insert into standings_marks (reason) select $2
     where exists (select 1 from week_points where week_number = any ($1::int[]))`,
    [weekNumbers, reason],
  );
}

/** Deletes every mark whose change is now visible. @returns the reasons, each once; empty if there was none */
async function takeMarks(tx: Tx): Promise<string[]> {
  const taken = await tx.rows<{ reason: string }>(
    `with taken as (delete from standings_marks returning reason) select distinct reason from taken`,
  );
  return taken.map(({ reason }) => reason);
}

/** The newest mark, or null if the standings are up to date. */
export async function newestMark(sql: Sql): Promise<string | null> {
  const { id } = await sql.one<{ id: string | null }>('select max(id) as id from standings_marks');
  return id;
}

/** Whether a mark up to `mark` is left. */
export async function hasMarkUpTo(sql: Sql, mark: string): Promise<boolean> {
  const found = await sql.rows('select 1 from standings_marks where id <= $1 limit 1', [mark]);
  return found.length > 0;
}
