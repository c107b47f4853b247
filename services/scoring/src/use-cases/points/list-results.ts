import { rpc } from '@torchbearer/kit';
import type { ListResultsRequest, ListResultsResponse } from '@torchbearer/proto/scoring/v1/scoring';
import type { ScoringContext } from '../../context.js';
import { listResults as allResults } from '../../db/points.js';

export const listResults = rpc<ScoringContext, ListResultsRequest, ListResultsResponse>({
  who: 'player',
  async handle({ database }) {
    const results = await allResults(database);
    return { results: results.map((row) => ({ ...row, id: `${row.weekNumber}-${row.castawayId}` })) };
  },
});
