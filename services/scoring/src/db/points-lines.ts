import type { Sql, Tx } from '@torchbearer/kit';
import type { PointsLine, ResultLine } from '@torchbearer/proto/scoring/v1/scoring';
import type { ResultsUntil } from '@torchbearer/rules';
import type { Line, LineChange } from '../domain/lines.js';
import type { StoredLine } from '../domain/tally.js';

const COLUMNS = `line.id, line.week_number as "weekNumber", line.castaway_id as "castawayId",
  line.rule_id as "ruleId", line.count, line.points, line.reason`;
const OLDEST_FIRST = 'order by line.entered_at, line.position';

/** A week's lines in effect, oldest first. */
export const linesOf = (sql: Sql, weekNumber: number): Promise<StoredLine[]> =>
  sql.rows<StoredLine>(
    `select ${COLUMNS} from points_lines line
     where line.week_number = $1 and line.removed_at is null ${OLDEST_FIRST}`,
    [weekNumber],
  );

/** Those of these lines that are stored, of any week, with whether they are removed. */
export const linesById = (
  sql: Sql,
  ids: readonly string[],
): Promise<(StoredLine & { readonly isRemoved: boolean })[]> =>
  sql.rows<StoredLine & { isRemoved: boolean }>(
    `select ${COLUMNS}, line.removed_at is not null as "isRemoved" from points_lines line
     where line.id = any ($1::uuid[])`,
    [ids],
  );

/** The same for admins, with who entered each. */
export async function authoredLines(sql: Sql, weekNumber: number): Promise<PointsLine[]> {
  const rows = await sql.rows<
    StoredLine & { enteredAt: Date; authorId: string | null; author: string | null }
  >(
    `select ${COLUMNS}, line.entered_at as "enteredAt", line.entered_by as "authorId", author.name as "author"
     from points_lines line left join copied.users author on author.id = line.entered_by
     where line.week_number = $1 and line.removed_at is null ${OLDEST_FIRST}`,
    [weekNumber],
  );
  return rows.map(({ weekNumber: _, authorId, author, enteredAt, ...line }) => ({
    ...withoutNulls(line),
    enteredBy: authorId === null ? undefined : { id: authorId, name: author ?? undefined },
    enteredAt,
  }));
}

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
  const rows = await sql.rows<StoredLine & { enteredAt: Date }>(
    `select ${COLUMNS}, line.entered_at as "enteredAt" from points_lines line
     where line.removed_at is null and ($1::int is null or line.week_number = $1)
       and ($2::uuid is null or line.castaway_id = $2) and ($3::int is null or line.week_number <= $3)
     ${OLDEST_FIRST}`,
    [weekNumber, castawayId, until],
  );
  return rows.map(({ id: _, ...line }) => withoutNulls(line));
}

const withoutNulls = <Row extends Pick<Line, 'ruleId' | 'reason'>>(row: Row) => ({
  ...row,
  ruleId: row.ruleId ?? undefined,
  reason: row.reason ?? undefined,
});

/**
 * Changes a week's lines in one statement, so that no sum in between exists; a trigger updates the castaways' points.
 * The week must be locked, and must have been scored before.
 */
export async function changeLines(
  tx: Tx,
  weekNumber: number,
  { add, remove, restore }: LineChange,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<void> {
  await tx.run(
    `with changed as (
       update points_lines set
         removed_at = case when id = any ($2::uuid[]) then $4::timestamptz end,
         removed_by = case when id = any ($2::uuid[]) then $5::uuid end
       where id = any ($2::uuid[]) or id = any ($3::uuid[]))
     insert into points_lines
       (id, week_number, castaway_id, rule_id, count, points, reason, entered_by, entered_at)
     select id, $1, castaway_id, rule_id, count, points, reason, $5, $4
     from unnest($6::uuid[], $7::uuid[], $8::text[], $9::int[], $10::int[], $11::text[])
       with ordinality as added (id, castaway_id, rule_id, count, points, reason, place)
     order by place`,
    [
      weekNumber,
      remove,
      restore,
      at,
      by,
      add.map(({ id }) => id),
      add.map(({ castawayId }) => castawayId),
      add.map(({ ruleId }) => ruleId),
      add.map(({ count }) => count),
      add.map(({ points }) => points),
      add.map(({ reason }) => reason),
    ],
  );
}
