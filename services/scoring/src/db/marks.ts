/** Marks say that standings are behind what they follow from; they're set in the transaction of the change. */
import type { Sql, Tx } from '@torchbearer/kit';

/** @param reason what has changed, for whoever looks into a backlog */
export async function markStandings(tx: Tx, reason: string): Promise<void> {
  await tx.run('insert into standings_marks (reason) values ($1)', [reason]);
}

/** For picks: those of weeks without scores change nothing. The weeks must be locked or shared before. */
export async function markStandingsIfScored(
  tx: Tx,
  weekNumbers: readonly number[],
  reason: string,
): Promise<void> {
  await tx.run(
    `insert into standings_marks (reason) select $2
     where exists (select 1 from week_points where week_number = any ($1::int[]))`,
    [weekNumbers, reason],
  );
}

/** Takes away every mark whose change is visible from now on; tells whether there was any. */
export async function takeMarks(tx: Tx): Promise<boolean> {
  return (await tx.run('delete from standings_marks')) > 0;
}

/** The newest mark, or null when standings show everything. */
export async function newestMark(sql: Sql): Promise<string | null> {
  const [row] = await sql.rows<{ id: string | null }>('select max(id) as id from standings_marks');
  return row?.id ?? null;
}

/** Whether a mark is left that is no newer than `mark`. */
export async function hasMarkUpTo(sql: Sql, mark: string): Promise<boolean> {
  const found = await sql.rows('select 1 from standings_marks where id <= $1 limit 1', [mark]);
  return found.length > 0;
}
