import type { Sql, Tx } from '@torchbearer/kit';

/** A week that has points or is final. */
export interface ScoredWeek {
  readonly weekNumber: number;
  /** Null for a provisional week. */
  readonly finalAt: Date | null;
  /** How many it has had. */
  readonly corrections: number;
}

/** Ascending. A final week without points had some, which a correction took back. */
export const scoredWeeks = (sql: Sql): Promise<ScoredWeek[]> =>
  sql.rows<ScoredWeek>(
    `select week.week_number as "weekNumber", week.final_at as "finalAt",
       (select count(*)::int from corrections where week_number = week.week_number) as corrections
     from ((select distinct week_number from week_points) scored full join final_weeks using (week_number)) as week
     order by week.week_number`,
  );

export interface Finality {
  readonly finalAt: Date;
  /** Both null if the upgrade to the first version with final weeks made the week final. */
  readonly finalById: string | null;
  readonly finalByName: string | null;
}

/** Null for a week that is not final. */
export async function finalityOf(sql: Sql, weekNumber: number): Promise<Finality | null> {
  const [final] = await sql.rows<Finality>(
    `select final.final_at as "finalAt", final.final_by as "finalById", admin.name as "finalByName"
     from final_weeks final left join copied.users admin on admin.id = final.final_by
     where final.week_number = $1`,
    [weekNumber],
  );
  return final ?? null;
}

export async function isFinal(sql: Sql, weekNumber: number): Promise<boolean> {
  const found = await sql.rows('select from final_weeks where week_number = $1', [weekNumber]);
  return found.length > 0;
}

/** The week must be locked. */
export async function setFinal(
  tx: Tx,
  weekNumber: number,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<void> {
  await tx.run('insert into final_weeks (week_number, final_at, final_by) values ($1, $2, $3)', [
    weekNumber,
    at,
    by,
  ]);
}

/** When picks of the week close; null for a week without a schedule. */
export async function picksCloseAt(sql: Sql, weekNumber: number): Promise<Date | null> {
  const [week] = await sql.rows<{ closeAt: Date | null }>(
    'select picks_close_at as "closeAt" from copied.weeks where week_number = $1',
    [weekNumber],
  );
  return week?.closeAt ?? null;
}
