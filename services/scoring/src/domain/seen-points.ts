/** What a caller saw before changing a week, so that two admins never silently overwrite each other. */
import type { PointsChange } from './points-change.js';

/** By castaway id; null for no points. */
export type SeenPoints = ReadonlyMap<string, number | null>;

/**
 * The changes that would replace other points than their sender saw. Castaways without a seen value are always
 * replaced, and points that are stored as sent are no change: the same save may come twice.
 */
export const blindChanges = (changes: readonly PointsChange[], seen: SeenPoints): PointsChange[] =>
  changes.filter(({ castawayId, before }) => {
    const saw = seen.get(castawayId);
    return saw !== undefined && saw !== before;
  });

/** Ids of the castaways whose points differ from those seen; one that is not in `seen` was seen without points. */
export const differingFrom = (seen: SeenPoints, stored: ReadonlyMap<string, number>): string[] =>
  [...new Set([...stored.keys(), ...seen.keys()])].filter(
    (id) => (seen.get(id) ?? null) !== (stored.get(id) ?? null),
  );
