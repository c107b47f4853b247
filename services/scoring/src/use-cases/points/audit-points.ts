import { audit, type Call, type Tx } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import type { PointsChange } from '../../domain/points-change.js';
import { castawayNames } from '../../db/castaway-names.js';

/** Publishes an audit entry of a week's changed points; null means no points. */
export async function auditPoints(
  tx: Tx,
  call: Call,
  change: {
    readonly action: 'points.saved' | 'points.undone';
    readonly weekNumber: number;
    readonly changes: readonly PointsChange[];
  },
): Promise<void> {
  const { action, weekNumber, changes } = change;
  const nameOf = await castawayNames(tx);
  const listed = (state: 'before' | 'after') =>
    changes.map((entry) => ({ castaway: nameOf(entry.castawayId), points: entry[state] }));
  await audit(tx, Topics.scoringAudit, call, {
    action,
    target: { type: 'week', id: String(weekNumber), name: `Week ${weekNumber}` },
    before: listed('before'),
    after: listed('after'),
  });
}
