/** Results as players read them. */
import { asMessage, type Sql } from '@torchbearer/kit';
import type { ResultLine, ResultRow, ScoredWeek, WeekPoints } from '@torchbearer/proto/scoring/v1/scoring';
import type { ResultsUntil } from '@torchbearer/rules';
import { resultOrder, type Line } from '../domain/week.js';

/** Every point of every week, in the order in which results are shown. */
export async function listResults(sql: Sql): Promise<ResultRow[]> {
  const rows = await sql.rows<ResultRow>(
    `select p.week_number || '-' || p.castaway_id as id, p.week_number as "weekNumber",
       p.castaway_id as "castawayId", p.points, c.name as "castawayName", c.tribe as "castawayTribe"
     from week_points p join copied.castaways c on c.id = p.castaway_id`,
  );
  return rows.sort(resultOrder);
}

/** Ascending. */
export const castawayResults = (sql: Sql, castawayId: string): Promise<WeekPoints[]> =>
  sql.rows<WeekPoints>(
    `select week_number as "weekNumber", points from week_points where castaway_id = $1 order by week_number`,
    [castawayId],
  );

/** The lines in effect, oldest first. @param wanted without a week of all weeks, and without a castaway of all */
export async function resultLines(
  sql: Sql,
  until: ResultsUntil,
  wanted: { readonly weekNumber?: number | undefined; readonly castawayId?: string },
): Promise<ResultLine[]> {
  const rows = await sql.rows<Omit<Line, 'id'> & { weekNumber: number; enteredAt: Date }>(
    `select week_number as "weekNumber", castaway_id as "castawayId", rule_id as "ruleId", count, points, reason,
       entered_at as "enteredAt"
     from points_lines
     where removed_at is null and ($1::int is null or week_number = $1)
       and ($2::uuid is null or castaway_id = $2) and ($3::int is null or week_number <= $3)
     order by entered_at, position`,
    [wanted.weekNumber, wanted.castawayId, until],
  );
  return rows.map(asMessage);
}

/**
 * The weeks that have points or are final, ascending. A final week without points had some, which a correction took back.
 */
export async function scoredWeeks(sql: Sql): Promise<ScoredWeek[]> {
  const rows = await sql.rows<ScoredWeek>(
    `select week.week_number as "weekNumber", week.final_at as "finalAt",
       (select count(*)::int from corrections where week_number = week.week_number) as corrections
     from ((select distinct week_number from week_points) scored full join final_weeks using (week_number)) as week
     order by week.week_number`,
  );
  return rows.map(asMessage);
}
