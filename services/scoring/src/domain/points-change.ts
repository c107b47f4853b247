import type { PointsEntry } from './check-entries.js';

/** A change of one castaway's points of one week; null means none, which is not zero. */
export interface PointsChange {
  readonly castawayId: string;
  readonly before: number | null;
  readonly after: number | null;
}

/** The entries that differ from what is stored. Castaways that weren't sent keep theirs; zero is a score. */
export function pointsChanges(
  entries: readonly PointsEntry[],
  stored: ReadonlyMap<string, number>,
): PointsChange[] {
  return entries
    .map(({ castawayId, points }) => ({ castawayId, before: stored.get(castawayId) ?? null, after: points }))
    .filter(({ before, after }) => before !== after);
}

/** The changes of a save, reversed. */
export function takenBack(save: {
  readonly before: readonly Pick<PointsChange, 'castawayId' | 'before'>[];
  readonly after: readonly Pick<PointsChange, 'castawayId' | 'after'>[];
}): PointsChange[] {
  const after = new Map(save.after.map((entry) => [entry.castawayId, entry.after]));
  return save.before.map(({ castawayId, before }) => ({
    castawayId,
    before: after.get(castawayId) ?? null,
    after: before,
  }));
}
