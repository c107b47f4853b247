import type { SaveWeekPointsResponse } from '@torchbearer/proto/scoring/v1/scoring';
import type { PointsEntry } from '../domain/check-entries.js';
import type { Recomputed } from '../db/standings.js';

export interface ChangedWeek {
  /** All points of the week after the change. */
  readonly entries: readonly PointsEntry[];
  readonly standings: Recomputed;
}

/** What an admin is answered who changed a week's points; the same for a save and for taking one back. */
export const changedWeekAnswer = ({ entries, standings }: ChangedWeek): SaveWeekPointsResponse => ({
  entries: [...entries],
  standingsVersion: standings.version,
  standingsJson: standings.adminJson ?? standings.json,
});
