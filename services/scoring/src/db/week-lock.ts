import type { Tx } from '@torchbearer/kit';

/** Any constant: the namespace of these locks within this service's own database. */
const WEEKS = 7_214_100;

/**
 * Whoever saves a week's points holds this lock alone until the end of the transaction. Together with
 * `shareWeek` it closes a gap: a pick applied while its week is scored for the first time must either be seen by
 * that computation or find the week scored, and neither sees the other's uncommitted rows.
 */
export async function lockWeek(tx: Tx, weekNumber: number): Promise<void> {
  await tx.rows('select pg_advisory_xact_lock($1, $2)', [WEEKS, weekNumber]);
}

/** Taken by changes to a week's picks; they never wait for one another. */
export async function shareWeek(tx: Tx, weekNumber: number): Promise<void> {
  await tx.rows('select pg_advisory_xact_lock_shared($1, $2)', [WEEKS, weekNumber]);
}
