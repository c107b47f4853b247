import { rpc } from '@torchbearer/kit';
import type { GetMyHistoryRequest, GetMyHistoryResponse } from '@torchbearer/proto/scoring/v1/scoring';
import type { ScoringContext } from '../../context.js';

export const getMyHistory = rpc<ScoringContext, GetMyHistoryRequest, GetMyHistoryResponse>({
  who: 'player',
  async handle({ history }, _request, { userId }) {
    const weeks = await history.of(userId);
    return { weeks: weeks.map((week) => ({ ...week, castaway: week.castaway ?? undefined })) };
  },
});
