import { resultsUntil, rpc } from '@torchbearer/kit';
import type { ListResultsRequest, ListResultsResponse } from '@torchbearer/proto/scoring/v1/scoring';
import { isWeekShown } from '@torchbearer/rules';
import type { ScoringContext } from '../../context.js';
import { listResults as allResults } from '../../db/points.js';

export const listResults = rpc<ScoringContext, ListResultsRequest, ListResultsResponse>({
  who: 'player',
  async handle({ database }, _request, { actor }) {
    const until = resultsUntil(actor);
    const results = (await allResults(database)).filter(({ weekNumber }) => isWeekShown(weekNumber, until));
    return { results: results.map((row) => ({ ...row, id: `${row.weekNumber}-${row.castawayId}` })) };
  },
});
