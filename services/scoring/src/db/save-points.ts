import { refuseAbandoned, type Call, type Tx } from '@torchbearer/kit';
import type { PointsEntry } from '../domain/check-entries.js';
import type { SeenPoints } from '../domain/seen-points.js';
import { auditPoints } from './audit-points.js';
import { plannedChanges } from './planned-changes.js';
import { changePoints, pointsOfWeek } from './points.js';
import { refuseBlindSave } from './refuse-blind.js';
import { readStandings, recomputeStandings, type Recomputed } from './standings.js';
import { ScoreSaves } from './tables.js';
import { lockWeek } from './week-lock.js';

interface WeekSave {
  readonly weekNumber: number;
  readonly entries: readonly PointsEntry[];
  /** What the admin saw of these castaways; null where they didn't look. */
  readonly seen: SeenPoints | null;
}

export interface ChangedWeek {
  /** All points of the week after the change. */
  readonly entries: readonly PointsEntry[];
  readonly standings: Recomputed;
}

/**
 * Replaces the points of the castaways sent, all or nothing, and everything that follows from them. A save that
 * changes nothing leaves no trace; any other is remembered with what it replaced, so that it can be taken back.
 * @throws Refusal WEEK_NOT_FOUND, UNKNOWN_CASTAWAY, ELIMINATED_NOT_SCORED, or CONFLICT where the admin saw other points;
 * UNAVAILABLE where nobody waits for it any more
 */
export async function savePoints(
  tx: Tx,
  { weekNumber, entries, seen }: WeekSave,
  call: Call,
): Promise<ChangedWeek> {
  await lockWeek(tx, weekNumber);
  const changes = await plannedChanges(tx, weekNumber, entries);
  if (seen) await refuseBlindSave(tx, entries, changes, seen);
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
  refuseAbandoned(call);
  return { entries: await pointsOfWeek(tx, weekNumber), standings };
}
