import { resultsUntil, rpc } from '@torchbearer/kit';
import type { GetWeeksInFirstRequest, GetWeeksInFirstResponse } from '@torchbearer/proto/scoring/v1/scoring';
import type { ScoringContext } from '../../context.js';
import { readWeeksInFirst } from '../../db/standings.js';

export const getWeeksInFirst = rpc<ScoringContext, GetWeeksInFirstRequest, GetWeeksInFirstResponse>({
  who: 'player',
  async handle({ database, views }, _request, { actor }) {
    const until = resultsUntil(actor);
    if (until !== null) return { weeksInFirst: await views.weeksInFirst(until) };
    return { weeksInFirst: await readWeeksInFirst(database) };
  },
});
