/** Results as players read them. */
import type { Sql } from '@torchbearer/kit';
import type { ResultLine, WeekPoints } from '@torchbearer/proto/scoring/v1/scoring';
import type { ResultsUntil } from '@torchbearer/rules';
import { resultOrder, type Line } from '../domain/week.js';

export interface Result {
  readonly weekNumber: number;
  readonly castawayId: string;
  readonly castawayName: string;
  readonly castawayTribe: string;
  readonly points: number;
}

/** Every point of every week, in the order in which results are shown. */
export async function listResults(sql: Sql): Promise<Result[]> {
  const rows = await sql.rows<Result>(
    `select p.week_number as "weekNumber", p.castaway_id as "castawayId", p.points,
       c.name as "castawayName", c.tribe as "castawayTribe"
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

/** Which lines; null for all of them. */
export interface WantedLines {
  readonly weekNumber: number | null;
  readonly castawayId: string | null;
  readonly until: ResultsUntil;
}

/** The lines in effect, oldest first. */
export async function resultLines(
  sql: Sql,
  { weekNumber, castawayId, until }: WantedLines,
): Promise<ResultLine[]> {
  const rows = await sql.rows<Omit<Line, 'id'> & { weekNumber: number; enteredAt: Date }>(
    `select week_number as "weekNumber", castaway_id as "castawayId", rule_id as "ruleId", count, points, reason,
       entered_at as "enteredAt"
     from points_lines
     where removed_at is null and ($1::int is null or week_number = $1)
       and ($2::uuid is null or castaway_id = $2) and ($3::int is null or week_number <= $3)
     order by entered_at, position`,
    [weekNumber, castawayId, until],
  );
  return rows.map(withoutNulls);
}

export const withoutNulls = <Row extends Pick<Line, 'ruleId' | 'reason'>>(row: Row) => ({
  ...row,
  ruleId: row.ruleId ?? undefined,
  reason: row.reason ?? undefined,
});

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
