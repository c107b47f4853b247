/** Whether two admins tally each week, as league last published it; false until then. */
import type { Sql, Tx } from '@torchbearer/kit';

export async function rememberDoubleScoring(tx: Tx, doubleScoring: boolean): Promise<void> {
  await tx.run(
    `insert into scoring_setting (double_scoring) values ($1)
     on conflict (only_row) do update set double_scoring = excluded.double_scoring`,
    [doubleScoring],
  );
}

/**
 * Whether the week gets its points from two tallies that are not resolved yet: while double scoring is on, every week
 * without points. Weeks that have points, from a resolution or from before the setting, are changed directly.
 */
export async function isUnresolved(sql: Sql, weekNumber: number): Promise<boolean> {
  const [state] = await sql.rows<{ isUnresolved: boolean }>(
    `select exists (select from scoring_setting where double_scoring)
       and not exists (select from week_points where week_number = $1) as "isUnresolved"`,
    [weekNumber],
  );
  return state?.isUnresolved ?? false;
}
