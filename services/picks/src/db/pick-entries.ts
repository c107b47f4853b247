import { pagedList, readPage, type Condition, type Database, type Page, type Sql } from '@torchbearer/kit';
import type { GetPicksDebugResponse, PickEntry } from '@torchbearer/proto/picks/v1/picks';
import { IS_PARTICIPANT, LISTS, type ResultsUntil } from '@torchbearer/rules';

/** Picks with the names for a response; a name is empty until its copy arrives. */
const ENTRY_COLUMNS = `
  pick.id, pick.user_id as "userId", coalesce(player.name, '') as "userName",
    pick.week_number as "weekNumber", pick.castaway_id as "castawayId",
    coalesce(castaway.name, '') as "castawayName", coalesce(castaway.tribe, '') as "castawayTribe",
    coalesce(castaway.eliminated, false) as "castawayEliminated",
    pick.is_auto_selected as "isAutoSelected", pick.submitted_at as "submittedAt"`;
const PICKS_WITH_NAMES = `picks pick
  left join copied.users player on player.id = pick.user_id
  left join copied.castaways castaway on castaway.id = pick.castaway_id`;
export const ENTRIES = `select ${ENTRY_COLUMNS} from ${PICKS_WITH_NAMES}`;

/** By player. */
export const picksOfWeek = (sql: Sql, weekNumber: number): Promise<PickEntry[]> =>
  sql.rows<PickEntry>(`${ENTRIES} where pick.week_number = $1 order by lower(player.name), pick.user_id`, [
    weekNumber,
  ]);

/** The newest five. */
export const newestPicks = (sql: Sql): Promise<PickEntry[]> =>
  sql.rows<PickEntry>(`${ENTRIES} order by pick.submitted_at desc, pick.id limit 5`);

/** All picks of all weeks; indexes serve it (see the baseline in `migrations/`). */
export const pickLog = pagedList({
  rules: LISTS.pickLog,
  from: PICKS_WITH_NAMES,
  columns: ENTRY_COLUMNS,
  countsUpTo: 10_000,
  id: 'pick.id',
  sorts: { at: { sql: 'pick.submitted_at', type: 'time' } },
  search: (contains) => `pick.user_id in (select id from copied.users where ${contains('folded(name)')})`,
});

/** @param week null for all */
export async function readPickLog(from: Pick<Database, 'manager'>, page: Page, week: number | null) {
  const ofWeek: Condition[] = week === null ? [] : [(bind) => `pick.week_number = ${bind(week)}`];
  return await readPage<PickEntry>(from, pickLog, page, ofWeek);
}

export interface Viewer {
  readonly userId: string;
  readonly isAdmin: boolean;
  readonly now: Date;
  /** How far they want to see results. */
  readonly until: ResultsUntil;
}

/**
 * Whether a viewer may see `pick`: if the season hides picks until they lock, a player sees only their own picks of an
 * open week. Who hides results sees others' picks up to `arePicksShown`.
 * @param bind names the parameter with a value @param week of the pick, in SQL
 */
export const isSeenBy = (
  { userId, isAdmin, now, until }: Viewer,
  bind: (value: unknown) => string,
  week = 'pick.week_number',
): string =>
  `(pick.user_id = ${bind(userId)} or ${bind(isAdmin)}::boolean
    or (${week} <= coalesce(${bind(until)}::integer + 1, ${week})
      and (not exists (select from copied.season where hide_picks_until_lock)
        or exists (select from copied.weeks week
          where week.week_number = ${week} and week.picks_close_at <= ${bind(now)}))))`;

/**
 * The participants' picks, newest week first, then by player.
 * @param userIds only of these players; null for all @param week only of this one; null for all
 */
export function picksSeenBy(
  sql: Sql,
  viewer: Viewer,
  userIds: readonly string[] | null,
  week: number | null,
): Promise<PickEntry[]> {
  const parameters: unknown[] = [];
  const bind = (value: unknown): string => `$${parameters.push(value)}`;
  // Statements of their own for some players and for all, since they have different plans.
  const conditions = ['player.id is not null', IS_PARTICIPANT, isSeenBy(viewer, bind)];
  if (userIds) conditions.push(`pick.user_id = any (${bind(userIds)}::uuid[])`);
  if (week !== null) conditions.push(`pick.week_number = ${bind(week)}`);
  return sql.rows<PickEntry>(
    `${ENTRIES} left join copied.rosters roster on roster.user_id = pick.user_id
     where ${conditions.join(' and ')}
     order by pick.week_number desc, lower(player.name), pick.user_id`,
    parameters,
  );
}

/** The weeks whose picks are still hidden from `viewer`, ascending. */
export async function weeksHiddenFrom(sql: Sql, viewer: Viewer): Promise<number[]> {
  if (viewer.isAdmin) return [];
  const weeks = await sql.rows<{ weekNumber: number }>(
    `select week_number as "weekNumber" from copied.weeks
     where week_number > $2::integer + 1
       or (picks_close_at > $1 and exists (select from copied.season where hide_picks_until_lock))
     order by week_number`,
    [viewer.now, viewer.until],
  );
  return weeks.map(({ weekNumber }) => weekNumber);
}

export const countAll = (sql: Sql) =>
  sql.one<Pick<GetPicksDebugResponse, 'totalPicks' | 'totalDraftPicks' | 'totalUsers'>>(`
    select (select count(*)::int from picks) as "totalPicks",
      (select coalesce(sum(jsonb_array_length(picks)), 0)::int from copied.rosters) as "totalDraftPicks",
      (select count(*)::int from copied.users) as "totalUsers"`);
