import type { Sql } from '@torchbearer/kit';

/** A week as responses show it. */
export interface WeekView {
  readonly id: string;
  readonly weekNumber: number;
  readonly isActive: boolean;
  readonly picksOpenAt: Date;
  readonly picksCloseAt: Date;
  readonly scored: boolean;
  /** Why and when its close was moved after it had passed, the last time. */
  readonly moveReason: string | null;
  readonly movedAt: Date | null;
  /** Until when picks were taken, or will be. */
  readonly closedAt: Date;
}

/** Until when a week (of `week`) took picks: its close, or when an admin closed it at once. */
export const CLOSED_AT = 'coalesce(week.closed_at, week.picks_close_at)';

/**
 * A week (of `week`) that was moved after its close and has points: its picks count already, so it takes no others. League
 * moves no week with points, but a save of points at the same moment may reach it too late.
 */
export const IS_SETTLED = `(coalesce(week.moves, 0) > 0 and exists (
  select from copied.scored_weeks scored where scored.week_number = week.week_number))`;

/**
 * The active week. When one week takes over from another, their events may arrive in either order, so the later of
 * two active weeks counts.
 */
export const ACTIVE_WEEK = 'select * from copied.weeks where is_active order by week_number desc limit 1';

const view = (source: string): string => `
  select week.id, week.week_number as "weekNumber", week.is_active as "isActive",
    week.picks_open_at as "picksOpenAt", week.picks_close_at as "picksCloseAt",
    week.move_reason as "moveReason", week.moved_at as "movedAt", ${CLOSED_AT} as "closedAt",
    exists (select from copied.scored_weeks scored where scored.week_number = week.week_number) as scored
  from (${source}) week order by week.week_number`;

/** The active week as responses show it: a statement. */
export const ACTIVE_WEEK_VIEW = view(ACTIVE_WEEK);

export async function activeWeek(sql: Sql): Promise<WeekView | null> {
  const [week] = await sql.rows<WeekView>(ACTIVE_WEEK_VIEW);
  return week ?? null;
}

/** All weeks, ascending. */
export const listWeeks = (sql: Sql): Promise<WeekView[]> =>
  sql.rows<WeekView>(view('select * from copied.weeks'));
