/** Publishes audit entries of a week's changed points; null means no points. */
import { audit, type Call, type Tx } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import { ruleById } from '@torchbearer/rules/rule-book';
import { castawayNames } from '../../db/castaway-names.js';
import type { Line } from '../../domain/lines.js';
import type { PointsChange } from '../../domain/points-change.js';

interface PointsOf {
  readonly castaway: string;
  readonly points: number | null;
}

export async function auditPoints(
  tx: Tx,
  call: Call,
  change: {
    readonly action: 'points.saved' | 'points.undone';
    readonly weekNumber: number;
    readonly changes: readonly PointsChange[];
    /** Of a correction; null for another change. */
    readonly reason: string | null;
  },
): Promise<void> {
  const { action, weekNumber, changes, reason } = change;
  const { before, after } = await pointsIn(tx, changes);
  await publish(tx, call, { action, weekNumber, before, after: withReason(after, reason) });
}

/** With the lines that were removed, as of before, and those that were added. */
export async function auditTally(
  tx: Tx,
  call: Call,
  tally: {
    readonly weekNumber: number;
    readonly changes: readonly PointsChange[];
    readonly add: readonly Line[];
    readonly remove: readonly Line[];
    /** Of a correction; null for another change. */
    readonly reason: string | null;
  },
): Promise<void> {
  const { weekNumber, changes, add, remove, reason } = tally;
  const { before, after } = await pointsIn(tx, changes);
  const withLines = (points: readonly PointsOf[], lines: readonly Line[]) =>
    changes.map(({ castawayId }, index) => ({
      ...points[index],
      lines: lines.filter((line) => line.castawayId === castawayId).map(lineWords),
    }));
  await publish(tx, call, {
    action: 'points.tallied',
    weekNumber,
    before: withLines(before, remove),
    after: withReason(withLines(after, add), reason),
  });
}

const withReason = (after: readonly object[], reason: string | null): readonly object[] =>
  reason === null ? after : after.map((points) => ({ ...points, reason }));

/** 'They find a hidden immunity idol × 2 (12)', 'Correction (-3)' */
const lineWords = ({ ruleId, count, points, reason }: Line): string => {
  const what = ruleId === null ? reason : (ruleById(ruleId)?.says ?? ruleId);
  return `${what}${count > 1 ? ` × ${count}` : ''} (${points})`;
};

async function pointsIn(tx: Tx, changes: readonly PointsChange[]) {
  const nameOf = await castawayNames(tx);
  const listed = (state: 'before' | 'after'): PointsOf[] =>
    changes.map((entry) => ({ castaway: nameOf(entry.castawayId), points: entry[state] }));
  return { before: listed('before'), after: listed('after') };
}

const publish = (
  tx: Tx,
  call: Call,
  {
    action,
    weekNumber,
    before,
    after,
  }: { action: string; weekNumber: number; before: readonly object[]; after: readonly object[] },
): Promise<void> =>
  audit(tx, Topics.scoringAudit, call, {
    action,
    target: { type: 'week', id: String(weekNumber), name: `Week ${weekNumber}` },
    before,
    after,
  });
