import type { Sql } from '@torchbearer/kit';
import { IS_PARTICIPANT } from '@torchbearer/rules';
import type { WeekComparison } from '../domain/head-to-head.js';
import { DEFAULT_SEASON, PARTICIPANTS } from './load-league.js';

export interface Contender {
  readonly id: string;
  readonly name: string;
}

/** The participants among these users. */
export const findParticipants = (sql: Sql, ids: readonly string[]): Promise<Contender[]> =>
  sql.rows<Contender>(
    `select player.id, player.name from ${PARTICIPANTS} where player.id = any ($1) and ${IS_PARTICIPANT}`,
    [ids],
  );

/** Two players' points in each counted week, ascending; 0 without a pick. */
export const comparedWeeks = (sql: Sql, user1: string, user2: string): Promise<WeekComparison[]> =>
  sql.rows<WeekComparison>(
    `select counted.week_number as "weekNumber", coalesce(first.points, 0) as "user1Points",
       coalesce(second.points, 0) as "user2Points"
     from (
       select distinct week_number from castaway_points
       where week_number >= coalesce((select first_pick_week from copied.season), $3)
     ) counted
     left join newest_picks first on first.user_id = $1 and first.week_number = counted.week_number
     left join newest_picks second on second.user_id = $2 and second.week_number = counted.week_number
     order by counted.week_number`,
    [user1, user2, DEFAULT_SEASON.firstPickWeek],
  );
