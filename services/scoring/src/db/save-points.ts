import { Refusal, type Tx } from '@torchbearer/kit';
import { checkEntries, type PointsEntry } from '../domain/check-entries.js';
import { pointsChanges } from '../domain/points-change.js';
import { pointsOfWeek, storePoints, weekExists } from './points.js';
import { readStandings, recomputeStandings, type Recomputed } from './standings.js';
import { Castaways } from './tables.js';
import { lockWeek } from './week-lock.js';

export interface SavedPoints {
  /** All points of the week after the save. */
  readonly entries: readonly PointsEntry[];
  readonly standings: Recomputed;
}

/**
 * Replaces the points of the castaways sent, all or nothing, and everything that follows from them. A save that
 * changes nothing leaves no trace.
 * @throws Refusal WEEK_NOT_FOUND, UNKNOWN_CASTAWAY or ELIMINATED_NOT_SCORED
 */
export async function savePoints(
  tx: Tx,
  save: { weekNumber: number; entries: readonly PointsEntry[]; savedBy: string; savedAt: Date },
): Promise<SavedPoints> {
  const { weekNumber, entries } = save;
  if (!(await weekExists(tx, weekNumber))) throw new Refusal('WEEK_NOT_FOUND');
  await lockWeek(tx, weekNumber);
  const castaways = new Map((await tx.manager.find(Castaways)).map((castaway) => [castaway.id, castaway]));
  const before = await pointsOfWeek(tx, weekNumber);
  const stored = new Map(before.map((entry) => [entry.castawayId, entry.points]));
  const fault = checkEntries(entries, castaways, stored);
  if (fault) throw new Refusal(fault.reason, fault.sentence, fault.details);
  const changes = pointsChanges(entries, stored);
  if (changes.length === 0) {
    return { entries: before, standings: { ...(await readStandings(tx)), isNew: false } };
  }
  await storePoints(tx, { ...save, changes });
  const standings = await recomputeStandings(tx, save.savedAt);
  return { entries: await pointsOfWeek(tx, weekNumber), standings };
}
