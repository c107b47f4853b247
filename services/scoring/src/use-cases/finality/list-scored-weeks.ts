import { rpc } from '@torchbearer/kit';
import type { ListScoredWeeksRequest, ListScoredWeeksResponse } from '@torchbearer/proto/scoring/v1/scoring';
import type { ScoringContext } from '../../context.js';
import { scoredWeeks } from '../../db/final-weeks.js';

export const listScoredWeeks = rpc<ScoringContext, ListScoredWeeksRequest, ListScoredWeeksResponse>({
  who: 'player',
  async handle({ database }) {
    const weeks = await scoredWeeks(database);
    return { weeks: weeks.map(({ weekNumber, finalAt }) => ({ weekNumber, finalAt: finalAt ?? undefined })) };
  },
});
