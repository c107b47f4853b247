import { Refusal, type Tx } from '@torchbearer/kit';
import { copies } from '../../copies.js';
import { checkEntries, type PointsEntry } from '../../domain/check-entries.js';
import { pointsChanges, type PointsChange } from '../../domain/points-change.js';
import { pointsOfWeek, weekExists } from '../../db/points.js';
import { refuseIfUnresolved } from '../blind/refuse-if-unresolved.js';

/**
 * Validates a week's points and returns what saving them would change; empty if all are already stored.
 * @throws Refusal WEEK_NOT_FOUND, WEEK_IS_SCORED_TWICE, UNKNOWN_CASTAWAY or ELIMINATED_NOT_SCORED
 */
export async function plannedChanges(
  tx: Tx,
  weekNumber: number,
  entries: readonly PointsEntry[],
): Promise<PointsChange[]> {
  if (!(await weekExists(tx, weekNumber))) throw new Refusal('WEEK_NOT_FOUND');
  await refuseIfUnresolved(tx, weekNumber);
  const castaways = new Map(
    (await tx.manager.find(copies.castaway.entity)).map((castaway) => [castaway.id, castaway]),
  );
  const stored = new Map(
    (await pointsOfWeek(tx, weekNumber)).map(({ castawayId, points }) => [castawayId, points]),
  );
  const refusal = checkEntries(weekNumber, entries, castaways, stored);
  if (refusal) throw new Refusal(refusal.reason, refusal.sentence, refusal.details);
  return pointsChanges(entries, stored);
}
