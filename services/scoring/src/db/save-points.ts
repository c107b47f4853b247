import type { Call, Tx } from '@torchbearer/kit';
import type { PointsEntry } from '../domain/check-entries.js';
import { auditPoints } from './audit-points.js';
import { plannedChanges } from './planned-changes.js';
import { changePoints, pointsOfWeek } from './points.js';
import { readStandings, recomputeStandings, type Recomputed } from './standings.js';
import { ScoreSaves } from './tables.js';
import { lockWeek } from './week-lock.js';

export interface ChangedWeek {
  /** All points of the week after the change. */
  readonly entries: readonly PointsEntry[];
  readonly standings: Recomputed;
}

/**
 * Replaces the points of the castaways sent, all or nothing, and everything that follows from them. A save that
 * changes nothing leaves no trace; any other is remembered with what it replaced, so that it can be taken back.
 * @throws Refusal WEEK_NOT_FOUND, UNKNOWN_CASTAWAY or ELIMINATED_NOT_SCORED
 */
export async function savePoints(
  tx: Tx,
  { weekNumber, entries }: { weekNumber: number; entries: readonly PointsEntry[] },
  call: Call,
): Promise<ChangedWeek> {
  await lockWeek(tx, weekNumber);
  const changes = await plannedChanges(tx, weekNumber, entries);
  if (changes.length === 0) {
    const standings = { ...(await readStandings(tx)), isNew: false };
    return { entries: await pointsOfWeek(tx, weekNumber), standings };
  }
  const version = await changePoints(tx, weekNumber, changes);
  await tx.manager.insert(ScoreSaves, {
    weekNumber,
    version,
    savedBy: call.userId,
    savedAt: call.now,
    before: changes.map(({ castawayId, before }) => ({ castawayId, before })),
    after: changes.map(({ castawayId, after }) => ({ castawayId, after })),
  });
  await auditPoints(tx, call, { action: 'points.saved', weekNumber, changes });
  const standings = await recomputeStandings(tx, call.now);
  return { entries: await pointsOfWeek(tx, weekNumber), standings };
}
