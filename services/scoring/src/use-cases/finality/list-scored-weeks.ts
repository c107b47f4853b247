import { resultsUntil, rpc } from '@torchbearer/kit';
import type { ListScoredWeeksRequest, ListScoredWeeksResponse } from '@torchbearer/proto/scoring/v1/scoring';
import { isWeekShown } from '@torchbearer/rules';
import type { ScoringContext } from '../../context.js';
import { scoredWeeks } from '../../db/final-weeks.js';

export const listScoredWeeks = rpc<ScoringContext, ListScoredWeeksRequest, ListScoredWeeksResponse>({
  who: 'player',
  async handle({ database }, _request, { actor }) {
    const until = resultsUntil(actor);
    const weeks = (await scoredWeeks(database)).filter(({ weekNumber }) => isWeekShown(weekNumber, until));
    return { weeks: weeks.map(({ finalAt, ...week }) => ({ ...week, finalAt: finalAt ?? undefined })) };
  },
});
