/** Marks say that standings are outdated; they are set in the transaction of the change. */
import type { Sql, Tx } from '@torchbearer/kit';

/** @param reason what has changed, for operators who inspect a backlog */
export async function markStandings(tx: Tx, reason: string): Promise<void> {
  await tx.run('insert into standings_marks (reason) values ($1)', [reason]);
}

/** For picks: picks of unscored weeks change nothing. The weeks must be locked or shared before. */
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

/** Deletes every mark whose change is now visible. @returns the reasons, each once; empty if there was none */
export async function takeMarks(tx: Tx): Promise<string[]> {
  const taken = await tx.rows<{ reason: string }>(
    `with taken as (delete from standings_marks returning reason) select distinct reason from taken`,
  );
  return taken.map(({ reason }) => reason);
}

/** The newest mark, or null if the standings are up to date. */
export async function newestMark(sql: Sql): Promise<string | null> {
  const [row] = await sql.rows<{ id: string | null }>('select max(id) as id from standings_marks');
  return row?.id ?? null;
}

/** Whether a mark up to `mark` is left. */
export async function hasMarkUpTo(sql: Sql, mark: string): Promise<boolean> {
  const found = await sql.rows('select 1 from standings_marks where id <= $1 limit 1', [mark]);
  return found.length > 0;
}
