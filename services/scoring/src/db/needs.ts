/** What a player needs is decided by the active week, among everybody and in each of their groups. */
import type { Sql } from '@torchbearer/kit';

export interface ActiveWeek {
  readonly weekNumber: number;
  /**
   * Whether picks are closed, everybody has their automatic pick, and as many picks have arrived here. Fewer never
   * arrive if a player was deleted meanwhile, so a minute later any number is enough.
   */
  readonly isLocked: boolean;
}

/** Null without one. */
export const readActiveWeek = (sql: Sql, now: Date): Promise<ActiveWeek | null> =>
  sql.oneOrNull<ActiveWeek>(
    `select week.week_number as "weekNumber", locked.week_id is not null and (
         locked.locked_at + interval '1 minute' <= $1
         or locked.picks <= (select count(*) from copied.picks pick where pick.week_number = week.week_number)
       ) as "isLocked"
     from copied.weeks week
     left join copied.locked_weeks locked
       on locked.week_id = week.id and locked.picks_close_at = week.picks_close_at
     where week.is_active`,
    [now],
  );

export interface GroupOfPlayer {
  readonly id: string;
  readonly name: string;
  readonly memberIds: readonly string[];
}

/** The player's groups. */
export const groupsOf = (sql: Sql, userId: string): Promise<GroupOfPlayer[]> =>
  sql.rows<GroupOfPlayer>(
    `select id, name, member_ids as "memberIds" from copied.groups where member_ids @> array[$1::uuid]`,
    [userId],
  );
