import type { Sql } from '@torchbearer/kit';
import type { PickEntry } from '@torchbearer/proto/picks/v1/picks';
import { IS_PARTICIPANT } from '@torchbearer/rules';

/** Upper limit of one response. */
const LOG_LIMIT = 1_000;

/** Picks with the names for a response; a name is empty until its copy arrives. */
export const ENTRIES = `
  select pick.id, pick.user_id as "userId", coalesce(player.name, '') as "userName",
    pick.week_number as "weekNumber", pick.castaway_id as "castawayId",
    coalesce(castaway.name, '') as "castawayName", coalesce(castaway.tribe, '') as "castawayTribe",
    coalesce(castaway.eliminated, false) as "castawayEliminated",
    pick.is_auto_selected as "isAutoSelected", pick.submitted_at as "submittedAt"
  from picks pick
  left join copied.users player on player.id = pick.user_id
  left join copied.castaways castaway on castaway.id = pick.castaway_id`;

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

interface Viewer {
  readonly userId: string;
  readonly isAdmin: boolean;
  readonly now: Date;
}

/**
 * The participants' picks of all weeks, newest week first, then by player. @param viewer if the season hides picks
 * until they lock, a player sees only their own picks of an open week
 */
export const picksSeenBy = (sql: Sql, viewer: Viewer): Promise<PickEntry[]> =>
  sql.rows<PickEntry>(
    `${ENTRIES} left join copied.rosters roster on roster.user_id = pick.user_id
     where player.id is not null and ${IS_PARTICIPANT}
       and (pick.user_id = $1 or $2 or not exists (select from copied.season where hide_picks_until_lock)
         or exists (select from copied.weeks week where week.week_number = pick.week_number and week.picks_close_at <= $3))
     order by pick.week_number desc, lower(player.name), pick.user_id`,
    [viewer.userId, viewer.isAdmin, viewer.now],
  );

/** The weeks whose picks are still hidden from `viewer`, ascending. */
export async function weeksHiddenFrom(sql: Sql, viewer: Viewer): Promise<number[]> {
  if (viewer.isAdmin) return [];
  const weeks = await sql.rows<{ weekNumber: number }>(
    `select week_number as "weekNumber" from copied.weeks
     where picks_close_at > $1 and exists (select from copied.season where hide_picks_until_lock)
     order by week_number`,
    [viewer.now],
  );
  return weeks.map(({ weekNumber }) => weekNumber);
}
