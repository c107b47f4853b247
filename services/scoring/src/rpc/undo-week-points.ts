import { Refusal, rpc } from '@torchbearer/kit';
import type { UndoWeekPointsRequest, UndoWeekPointsResponse } from '@torchbearer/proto/scoring/v1/scoring';
import type { ScoringContext } from '../context.js';
import { undoPoints } from '../db/undo-points.js';
import { changedWeekAnswer } from './changed-week.js';
import { seenPoints } from './seen-points.js';
import { isWeekNumber } from './week-number.js';

/** Twice takes two saves back: whoever got no answer looks at the week before asking again. */
export const undoWeekPoints = rpc<ScoringContext, UndoWeekPointsRequest, UndoWeekPointsResponse>({
  who: 'admin',
  async handle({ database, copy }, { weekNumber, seen }, call) {
    if (!isWeekNumber(weekNumber)) throw new Refusal('WEEK_NOT_FOUND');
    const left = await database.transaction((tx) =>
      undoPoints(tx, { weekNumber, seen: seenPoints(seen) }, call),
    );
    if (left.standings.isNew) await copy.publish(left.standings);
    return changedWeekAnswer(left);
  },
});
