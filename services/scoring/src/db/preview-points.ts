import type { Database } from '@torchbearer/kit';
import type { PointsEntry } from '../domain/check-entries.js';
import { rankChanges, withPoints, type RankChange } from '../domain/rank-changes.js';
import { loadFacts } from './facts.js';
import { plannedChanges } from './planned-changes.js';
import { snapshot } from './snapshot.js';

/**
 * Whose total or rank a save of these points would move, and how far. Nothing is saved.
 * @throws Refusal as the save would: WEEK_NOT_FOUND, UNKNOWN_CASTAWAY or ELIMINATED_NOT_SCORED
 */
export const previewPoints = (
  database: Database,
  weekNumber: number,
  entries: readonly PointsEntry[],
): Promise<RankChange[]> =>
  snapshot(database, async (tx) => {
    const changes = await plannedChanges(tx, weekNumber, entries);
    const facts = await loadFacts(tx, weekNumber);
    return rankChanges(facts, withPoints(facts, weekNumber, changes));
  });
