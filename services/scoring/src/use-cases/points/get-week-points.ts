import { Refusal, rpc } from '@torchbearer/kit';
import type { GetWeekPointsRequest, GetWeekPointsResponse } from '@torchbearer/proto/scoring/v1/scoring';
import type { ScoringContext } from '../../context.js';
import { pointsOfWeek, weekExists } from '../../db/points.js';
import { isWeekNumber } from './points-input.js';

export const getWeekPoints = rpc<ScoringContext, GetWeekPointsRequest, GetWeekPointsResponse>({
  who: 'admin',
  async handle({ database }, { weekNumber }) {
    if (!isWeekNumber(weekNumber) || !(await weekExists(database, weekNumber)))
      throw new Refusal('WEEK_NOT_FOUND');
    return { entries: await pointsOfWeek(database, weekNumber) };
  },
});
