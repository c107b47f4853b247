import { Refusal, rpc } from '@torchbearer/kit';
import type { SaveWeekPointsRequest, SaveWeekPointsResponse } from '@torchbearer/proto/scoring/v1/scoring';
import type { ScoringContext } from '../context.js';
import { savePoints } from '../db/save-points.js';
import { changedWeekAnswer } from './changed-week.js';
import { pointsInput } from './points-input.js';
import { seenPoints } from './seen-points.js';
import { isWeekNumber } from './week-number.js';

export const saveWeekPoints = rpc<ScoringContext, SaveWeekPointsRequest, SaveWeekPointsResponse>({
  who: 'admin',
  input: pointsInput,
  async handle({ database, copy }, { weekNumber, entries, seen }, call) {
    if (!isWeekNumber(weekNumber)) throw new Refusal('WEEK_NOT_FOUND');
    const save = { weekNumber, entries, seen: seenPoints(seen) };
    const saved = await database.transaction((tx) => savePoints(tx, save, call));
    if (saved.standings.isNew) await copy.publish(saved.standings);
    return changedWeekAnswer(saved);
  },
});
