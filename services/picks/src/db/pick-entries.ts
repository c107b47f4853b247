import type { Sql } from '@torchbearer/kit';
import type { PickEntry } from '@torchbearer/proto/picks/v1/picks';
import { IS_PARTICIPANT, type ResultsUntil } from '@torchbearer/rules';

/** Upper limit of one response. */
const LOG_LIMIT = 1_000;

/** Picks with the names for a response; a name is empty until its copy arrives. */
export const ENTRY_COLUMNS = `
  pick.id, pick.user_id as "userId", coalesce(player.name, '') as "userName",
    pick.week_number as "weekNumber", pick.castaway_id as "castawayId",
    coalesce(castaway.name, '') as "castawayName", coalesce(castaway.tribe, '') as "castawayTribe",
    coalesce(castaway.eliminated, false) as "castawayEliminated",
    pick.is_auto_selected as "isAutoSelected", pick.submitted_at as "submittedAt"`;
export const PICKS_WITH_NAMES = `picks pick
  left join copied.users player on player.id = pick.user_id
  left join copied.castaways castaway on castaway.id = pick.castaway_id`;
export const ENTRIES = `select ${ENTRY_COLUMNS} from ${PICKS_WITH_NAMES}`;

/** By player. */
export const picksOfWeek = (sql: Sql, weekNumber: number): Promise<PickEntry[]> =>
  sql.rows<PickEntry>(`${ENTRIES} where pick.week_number = $1 order by lower(player.name), pick.user_id`, [
    weekNumber,
  ]);

/** Newest first, at most the latest 1,000. */
export const newestPicks = (sql: Sql, limit = LOG_LIMIT): Promise<PickEntry[]> =>
  sql.rows<PickEntry>(`${ENTRIES} order by pick.submitted_at desc, pick.id limit $1`, [
    Math.min(limit, LOG_LIMIT),
  ]);

export interface Viewer {
  readonly userId: string;
  readonly isAdmin: boolean;
  readonly now: Date;
  /** How far they want to see results. */
  readonly until: ResultsUntil;
}

/**
 * Whether a viewer may see `pick`: if the season hides picks until they lock, a player sees only their own picks of an
 * open week. Who hides results sees others' picks up to `arePicksShown`. @param bind names the parameter with a value @param week of the pick, in SQL
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

/** The participants' picks of all weeks, newest week first, then by player. */
export function picksSeenBy(sql: Sql, viewer: Viewer): Promise<PickEntry[]> {
  const parameters: unknown[] = [];
  const isSeen = isSeenBy(viewer, (value) => `$${parameters.push(value)}`);
  return sql.rows<PickEntry>(
    `${ENTRIES} left join copied.rosters roster on roster.user_id = pick.user_id
     where player.id is not null and ${IS_PARTICIPANT} and ${isSeen}
     order by pick.week_number desc, lower(player.name), pick.user_id`,
    parameters,
  );
}

/** The same of these players. @param week only this one; null for all */
export function picksOf(
  sql: Sql,
  userIds: readonly string[],
  viewer: Viewer,
  week: number | null,
): Promise<PickEntry[]> {
  const parameters: unknown[] = [userIds, week];
  const isSeen = isSeenBy(viewer, (value) => `$${parameters.push(value)}`);
  return sql.rows<PickEntry>(
    `${ENTRIES} where pick.user_id = any ($1::uuid[]) and ($2::integer is null or pick.week_number = $2) and ${isSeen}
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
