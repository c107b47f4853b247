import { resultsUntil, rpc } from '@torchbearer/kit';
import type { ListResultLinesRequest, ListResultLinesResponse } from '@torchbearer/proto/scoring/v1/scoring';
import type { ScoringContext } from '../../context.js';
import { resultLines } from '../../db/points-lines.js';
import { isWeekNumber } from './points-input.js';

export const listResultLines = rpc<ScoringContext, ListResultLinesRequest, ListResultLinesResponse>({
  who: 'player',
  async handle({ database }, { week = null }, { actor }) {
    if (week !== null && !isWeekNumber(week)) return { lines: [] };
    return {
      lines: await resultLines(database, { weekNumber: week, castawayId: null, until: resultsUntil(actor) }),
    };
  },
});
