import type { SaveWeekPointsResponse } from '@torchbearer/proto/scoring/v1/scoring';
import type { PointsEntry } from '../../domain/check-entries.js';
import type { Recomputed } from '../../db/standings.js';

export interface ChangedWeek {
  /** All points of the week after the change. */
  readonly entries: readonly PointsEntry[];
  readonly standings: Recomputed;
}

/** The response to a change of a week's points, for a save and an undo. */
export const toChangedWeekResponse = ({ entries, standings }: ChangedWeek): SaveWeekPointsResponse => ({
  entries: [...entries],
  standingsVersion: standings.version,
  standingsJson: standings.adminJson ?? standings.json,
});
