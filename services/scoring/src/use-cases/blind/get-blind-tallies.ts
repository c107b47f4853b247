import { Refusal, rpc } from '@torchbearer/kit';
import type { GetBlindTalliesRequest, GetBlindTalliesResponse } from '@torchbearer/proto/scoring/v1/scoring';
import type { ScoringContext } from '../../context.js';
import { weekExists } from '../../db/points.js';
import { snapshot } from '../../db/snapshot.js';
import { isWeekNumber } from '../points/points-input.js';
import { shownTallies } from './shown-tallies.js';

export const getBlindTallies = rpc<ScoringContext, GetBlindTalliesRequest, GetBlindTalliesResponse>({
  who: 'admin',
  async handle({ database }, { weekNumber }, { userId }) {
    if (!isWeekNumber(weekNumber) || !(await weekExists(database, weekNumber)))
      throw new Refusal('WEEK_NOT_FOUND');
    return { blind: await snapshot(database, (tx) => shownTallies(tx, weekNumber, userId)) };
  },
});
