import { resultsUntil, rpc } from '@torchbearer/kit';
import type { GetMyHistoryRequest, GetMyHistoryResponse } from '@torchbearer/proto/scoring/v1/scoring';
import type { ScoringContext } from '../../context.js';

export const getMyHistory = rpc<ScoringContext, GetMyHistoryRequest, GetMyHistoryResponse>({
  who: 'player',
  async handle({ history }, _request, { userId, actor }) {
    const weeks = await history.of(userId, resultsUntil(actor));
    return { weeks: weeks.map((week) => ({ ...week, castaway: week.castaway ?? undefined })) };
  },
});
