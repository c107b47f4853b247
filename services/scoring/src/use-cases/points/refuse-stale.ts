/** Refuses stale writes: changes by admins who have not seen what they would replace. The week must be locked. */
import { Refusal, type Tx } from '@torchbearer/kit';
import type { PointsEntry } from '../../domain/check-entries.js';
import type { PointsChange } from '../../domain/points-change.js';
import { blindChanges, differingFrom, type SeenPoints } from '../../domain/seen-points.js';
import { castawayNames } from '../../db/castaway-names.js';
import { pointsOfWeek } from '../../db/points.js';

/** @throws Refusal CONFLICT naming the castaways with their stored points */
export async function refuseStaleSave(
  tx: Tx,
  entries: readonly PointsEntry[],
  changes: readonly PointsChange[],
  seen: SeenPoints,
): Promise<void> {
  const blind = blindChanges(changes, seen);
  if (blind.length === 0) return;
  const nameOf = await castawayNames(tx);
  const names = blind.map(({ castawayId }) => nameOf(castawayId)).join(', ');
  throw new Refusal(
    'CONFLICT',
    `Points were changed meanwhile, so nothing was saved: ${names}.`,
    blind.map(({ castawayId, before }) => ({
      field: `entries.${entries.findIndex((entry) => entry.castawayId === castawayId)}.points`,
      message: `${nameOf(castawayId)} has ${before === null ? 'no' : before} points by now.`,
    })),
  );
}

/** @throws Refusal CONFLICT naming the castaways whose points differ from those seen */
export const refuseStaleUndo = (tx: Tx, weekNumber: number, seen: SeenPoints): Promise<void> =>
  refuseStale(tx, weekNumber, seen, 'nothing was taken back');

/** @throws Refusal CONFLICT naming the castaways whose points differ from those seen */
export const refuseStaleFinal = (tx: Tx, weekNumber: number, seen: SeenPoints): Promise<void> =>
  refuseStale(tx, weekNumber, seen, 'the week was not made final');

/** @param outcome follows 'so' */
async function refuseStale(tx: Tx, weekNumber: number, seen: SeenPoints, outcome: string): Promise<void> {
  const stored = (await pointsOfWeek(tx, weekNumber)).map(
    ({ castawayId, points }) => [castawayId, points] as const,
  );
  const differing = differingFrom(seen, new Map(stored));
  if (differing.length === 0) return;
  const nameOf = await castawayNames(tx);
  const names = differing.map((id) => nameOf(id)).join(', ');
  throw new Refusal('CONFLICT', `Points were changed meanwhile, so ${outcome}: ${names}.`);
}
