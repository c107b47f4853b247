import { callsById } from '@torchbearer/contract';
import { forward } from '../forward/forward.js';

export const rankingRoutes = {
  submitRanking: forward(callsById.submitRanking, {
    request: ({ body }) => ({ castawayIds: body.order }),
  }),
};
