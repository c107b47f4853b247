import type { Tx } from '@torchbearer/kit';

/** Any constant: the namespace of these locks within this service's own database. */
const WEEKS = 7_214_100;

/**
 * How long a change of points waits for each lock, its own or that of the standings: below the five seconds that callers
 * wait, so that they still receive the response that nothing was stored.
 */
const MAX_WAIT_MS = 4_000;

/**
 * A save of a week's points holds this lock exclusively until the end of its transaction. Together with
 * `shareWeeks` it closes a gap: a pick applied while its week is scored for the first time must either be seen by
 * that computation or find the week scored, and neither sees the other's uncommitted rows.
 */
export async function lockWeek(tx: Tx, weekNumber: number): Promise<void> {
  await tx.run(`set local lock_timeout = ${MAX_WAIT_MS}`);
  await tx.rows('select pg_advisory_xact_lock($1, $2)', [WEEKS, weekNumber]);
}

/**
 * Taken by changes to these weeks' picks, before they check whether the weeks are scored; they never wait for one
 * another. In ascending order everywhere, so that no transaction that waits for one week holds a later one.
 */
export async function shareWeeks(tx: Tx, weekNumbers: readonly number[]): Promise<void> {
  const ascending = [...new Set(weekNumbers)].sort((a, b) => a - b);
  await tx.rows(
    'select pg_advisory_xact_lock_shared($1, week_number) from unnest($2::int[]) as week_number',
    [WEEKS, ascending],
  );
}
