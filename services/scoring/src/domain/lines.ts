/** A castaway's points of a week are the sum of their lines. */
import { ENTERED_AS_TOTAL } from '@torchbearer/rules';
import type { PointsEntry } from './check-entries.js';

/** A rule that applied so many times, or an adjustment with its reason. */
export interface Line {
  readonly id: string;
  readonly castawayId: string;
  /** Null for an adjustment. */
  readonly ruleId: string | null;
  /** 1 for an adjustment. */
  readonly count: number;
  /** Of the whole line. */
  readonly points: number;
  /** Null for a rule. */
  readonly reason: string | null;
}

/** A change of a week's lines. */
export interface LineChange {
  readonly add: readonly Line[];
  /** Ids of lines in effect. */
  readonly remove: readonly string[];
  /** Ids of removed lines. */
  readonly restore: readonly string[];
}

/** Each castaway's points; one without lines has none. */
export function sumsOf(lines: readonly Pick<Line, 'castawayId' | 'points'>[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { castawayId, points } of lines) sums.set(castawayId, (sums.get(castawayId) ?? 0) + points);
  return sums;
}

/** The adjustment that stands for points which were saved as a number. */
export const totalLine = (id: string, { castawayId, points }: PointsEntry): Line => ({
  id,
  castawayId,
  ruleId: null,
  count: 1,
  points,
  reason: ENTERED_AS_TOTAL,
});
