import type { Sql } from '@torchbearer/kit';

export interface ActiveWeek {
  readonly weekNumber: number;
  readonly picksOpenAt: Date;
  readonly picksCloseAt: Date;
}

/**
 * The active week; null without one. When one week takes over from another, their events may arrive in either order,
 * so the later of two active weeks counts.
 */
export async function activeWeek(sql: Sql): Promise<ActiveWeek | null> {
  const [week] = await sql.rows<ActiveWeek>(
    `select week_number as "weekNumber", picks_open_at as "picksOpenAt", picks_close_at as "picksCloseAt"
     from copied.weeks where is_active order by week_number desc limit 1`,
  );
  return week ?? null;
}
