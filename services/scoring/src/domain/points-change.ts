import type { PointsEntry } from './check-entries.js';

/** What a save replaces: `before` is null where the castaway had no points yet in that week. */
export interface PointsChange {
  readonly castawayId: string;
  readonly before: number | null;
  readonly after: number;
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
