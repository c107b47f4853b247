import type { Call, Tx } from '@torchbearer/kit';
import { changePoints } from '../../db/points.js';
import { ScoreSaves } from '../../db/tables.js';
import type { Line } from '../../domain/lines.js';
import type { PointsChange } from '../../domain/points-change.js';

/**
 * Changes a week's lines, and stores what was added and removed, so that it can be undone. The week must be locked.
 * @param changes of every castaway with a changed line
 */
export async function recordSave(
  tx: Tx,
  call: Call,
  {
    weekNumber,
    changes,
    add,
    remove,
  }: {
    readonly weekNumber: number;
    readonly changes: readonly PointsChange[];
    readonly add: readonly Line[];
    readonly remove: readonly Line[];
  },
): Promise<void> {
  const removedLines = remove.map(({ id }) => id);
  const who = { by: call.userId, at: call.now };
  const version = await changePoints(tx, weekNumber, { add, remove: removedLines, restore: [] }, who);
  await tx.manager.insert(ScoreSaves, {
    weekNumber,
    version,
    savedBy: call.userId,
    savedAt: call.now,
    before: changes.map(({ castawayId, before }) => ({ castawayId, before })),
    after: changes.map(({ castawayId, after }) => ({ castawayId, after })),
    addedLines: add.map(({ id }) => id),
    removedLines,
  });
}
