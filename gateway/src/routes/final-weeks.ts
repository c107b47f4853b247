import { callsById } from '@torchbearer/contract';
import { forward } from '../forward/forward.js';

export const finalWeekRoutes = {
  reviewWeek: forward(callsById.reviewWeek, {
    request: ({ params }) => ({ weekNumber: params.n }),
  }),

  finalizeWeek: forward(callsById.finalizeWeek, {
    request: ({ params, body }) => ({
      weekNumber: params.n,
      seen: body.was ? { entries: body.was } : undefined,
    }),
  }),
};
