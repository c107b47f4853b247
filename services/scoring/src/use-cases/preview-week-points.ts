import { Refusal, rpc } from '@torchbearer/kit';
import type {
  PreviewWeekPointsRequest,
  PreviewWeekPointsResponse,
} from '@torchbearer/proto/scoring/v1/scoring';
import type { ScoringContext } from '../context.js';
import { loadFacts } from '../db/facts.js';
import { snapshot } from '../db/snapshot.js';
import { rankChanges, withPoints } from '../domain/rank-changes.js';
import { plannedChanges } from './planned-changes.js';
import { pointsInput } from './points-input.js';
import { isWeekNumber } from './week-number.js';

/** Whose total or rank a save of these points would move, and how far. Refused where the save would be. */
export const previewWeekPoints = rpc<ScoringContext, PreviewWeekPointsRequest, PreviewWeekPointsResponse>({
  who: 'admin',
  input: pointsInput,
  async handle({ database }, { weekNumber, entries }) {
    if (!isWeekNumber(weekNumber)) throw new Refusal('WEEK_NOT_FOUND');
    const changes = await snapshot(database, async (tx) => {
      const planned = await plannedChanges(tx, weekNumber, entries);
      const facts = await loadFacts(tx, weekNumber);
      return rankChanges(facts, withPoints(facts, weekNumber, planned));
    });
    return { changes };
  },
});
