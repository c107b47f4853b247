import type { SaveWeekPointsResponse } from '@torchbearer/proto/scoring/v1/scoring';
import type { ChangedWeek } from '../db/save-points.js';

/** What an admin is answered who changed a week's points; the same for a save and for taking one back. */
export const changedWeekAnswer = ({ entries, standings }: ChangedWeek): SaveWeekPointsResponse => ({
  entries: [...entries],
  standingsVersion: standings.version,
  standingsJson: standings.adminJson ?? standings.json,
});
