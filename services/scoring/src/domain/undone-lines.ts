import type { PointsEntry } from './check-entries.js';
import { sumsOf, type Line } from './lines.js';
import type { PointsChange } from './points-change.js';

export interface UndoneLines {
  readonly remove: readonly Line[];
  readonly restore: readonly Line[];
  /** Castaways whose lines before the save are not known: each gets these points as one adjustment. */
  readonly totals: readonly PointsEntry[];
}

/**
 * The lines as they were before a save. Where they don't add up to the points before it, because a version without
 * lines saved or undid points, the points count.
 * @param changes of the undo: `after` is what the castaways had before the save
 * @param current the week's lines in effect
 * @param removed of the lines that the save removed, those not in effect
 */
export function undoneLines(
  changes: readonly PointsChange[],
  save: { readonly added: readonly string[] },
  current: readonly Line[],
  removed: readonly Line[],
): UndoneLines {
  const added = new Set(save.added);
  const sums = sumsOf([...current.filter(({ id }) => !added.has(id)), ...removed]);
  const isExact = new Map(
    changes.map(({ castawayId, after }) => [castawayId, (sums.get(castawayId) ?? null) === after]),
  );
  return {
    remove: current.filter(({ id, castawayId }) => added.has(id) || isExact.get(castawayId) === false),
    restore: removed.filter(({ castawayId }) => isExact.get(castawayId) === true),
    totals: changes.flatMap(({ castawayId, after }) =>
      isExact.get(castawayId) === true || after === null ? [] : [{ castawayId, points: after }],
    ),
  };
}
