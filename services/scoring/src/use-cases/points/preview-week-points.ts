import { Refusal, rpc } from '@torchbearer/kit';
import type {
  PreviewWeekPointsRequest,
  PreviewWeekPointsResponse,
} from '@torchbearer/proto/scoring/v1/scoring';
import type { ScoringContext } from '../../context.js';
import { snapshot } from '../../db/snapshot.js';
import { rankChanges, withPoints } from '../../domain/rank-changes.js';
import { plannedChanges } from './planned-changes.js';
import { pointsInput } from './points-input.js';
import { isWeekNumber } from './points-input.js';

/** How a save of these points would change totals and ranks. Refused if the save would be. */
export const previewWeekPoints = rpc<ScoringContext, PreviewWeekPointsRequest, PreviewWeekPointsResponse>({
  who: 'admin',
  input: pointsInput,
  async handle({ database, tools }, { weekNumber, entries }) {
    if (!isWeekNumber(weekNumber)) throw new Refusal('WEEK_NOT_FOUND');
    const changes = await snapshot(database, async (tx) => {
      const planned = await plannedChanges(tx, weekNumber, entries);
      return await tools.season.read(tx, (league) =>
        rankChanges(league, withPoints(league, weekNumber, planned)),
      );
    });
    return { changes };
  },
});
