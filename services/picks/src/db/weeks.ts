import { emitAll, type Sql, type Tx } from '@torchbearer/kit';
import { WeekLocked } from '@torchbearer/proto/picks/v1/events';
import { Topics } from '@torchbearer/proto/topics';

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

export const activeWeek = (sql: Sql): Promise<WeekView | null> => sql.oneOrNull<WeekView>(ACTIVE_WEEK_VIEW);

/** All weeks, ascending. */
export const listWeeks = (sql: Sql): Promise<WeekView[]> =>
  sql.rows<WeekView>(view('select * from copied.weeks'));

/** Publishes every week that is locked for a close it was not published for. */
export async function publishLockedWeeks(tx: Tx, now: Date): Promise<void> {
  const locked = await tx.rows<{ id: string }>(
    `update auto_picked_weeks set version = version + 1, published_close_at = picks_close_at, published_at = $1
     where published_close_at is distinct from picks_close_at returning week_id as id`,
    [now],
  );
  const ids = locked.map(({ id }) => id);
  if (ids.length > 0) await emitAll(tx, Topics.lockedWeek, await lockedWeekStates(tx, ids));
}

/** Weeks that are closed and have their automatic picks, as they are published. One without a copy is left out. */
export async function lockedWeekStates(sql: Sql, ids: readonly string[]): Promise<WeekLocked[]> {
  const rows = await sql.rows<WeekLocked>(
    `select locked.week_id as "weekId", locked.version, week.week_number as "weekNumber",
       locked.published_close_at as "picksCloseAt",
       locked.published_at as "lockedAt",
       (select count(*)::int from picks pick where pick.week_number = week.week_number) as picks
     from auto_picked_weeks locked join copied.weeks week on week.id = locked.week_id
     where locked.week_id = any ($1::uuid[]) and locked.version > 0`,
    [ids],
  );
  return rows.map((row) => WeekLocked.fromPartial(row));
}
