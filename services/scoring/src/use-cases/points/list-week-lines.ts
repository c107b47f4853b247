import { Refusal, rpc } from '@torchbearer/kit';
import type { ListWeekLinesRequest, ListWeekLinesResponse } from '@torchbearer/proto/scoring/v1/scoring';
import type { ScoringContext } from '../../context.js';
import { authoredLines } from '../../db/points-lines.js';
import { weekExists } from '../../db/points.js';
import { isWeekNumber } from './points-input.js';

export const listWeekLines = rpc<ScoringContext, ListWeekLinesRequest, ListWeekLinesResponse>({
  who: 'admin',
  async handle({ database }, { weekNumber }) {
    if (!isWeekNumber(weekNumber) || !(await weekExists(database, weekNumber)))
      throw new Refusal('WEEK_NOT_FOUND');
    return { lines: await authoredLines(database, weekNumber) };
  },
});
