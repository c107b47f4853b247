import type { SaveWeekPointsResponse } from '@torchbearer/proto/scoring/v1/scoring';
import type { PointsEntry } from '../../domain/check-entries.js';
import type { ScoringContext } from '../../context.js';
import type { Recomputed } from '../../db/standings.js';

export interface ChangedWeek {
  /** All points of the week after the change. */
  readonly entries: readonly PointsEntry[];
  readonly standings: Recomputed;
}

/**
 * Publishes what a change of a week's points has changed, and makes its response, for a save and an undo.
 * @param withoutStandings for a caller that reads them by itself
 */
export async function announceChangedWeek(
  { reader, copy }: Pick<ScoringContext, 'reader' | 'copy'>,
  { entries, standings: { version, isNew } }: ChangedWeek,
  withoutStandings: boolean,
): Promise<SaveWeekPointsResponse> {
  if (isNew) await copy.publish();
  const standings = withoutStandings ? null : await reader.list({ isAdmin: true }, version);
  return {
    entries: [...entries],
    standingsVersion: standings?.version ?? version,
    standingsJson: standings?.json ?? Buffer.alloc(0),
  };
}
