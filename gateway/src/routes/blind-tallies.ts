import { callsById } from '@torchbearer/contract';
import { forward } from '../forward/forward.js';
import { linesOf } from './scoring.js';

export const blindTallyRoutes = {
  getBlindTallies: forward(callsById.getBlindTallies, {
    request: ({ params }) => ({ weekNumber: params.n }),
  }),

  startBlindTally: forward(callsById.startBlindTally, {
    request: ({ params }) => ({ weekNumber: params.n }),
  }),

  enterBlindLines: forward(callsById.enterBlindLines, {
    request: ({ params, body }) => ({ weekNumber: params.n, ...linesOf(body) }),
  }),

  finishBlindTally: forward(callsById.finishBlindTally, {
    request: ({ params }) => ({ weekNumber: params.n }),
  }),

  reopenBlindTally: forward(callsById.reopenBlindTally, {
    request: ({ params }) => ({ weekNumber: params.n }),
  }),

  discardBlindTally: forward(callsById.discardBlindTally, {
    request: ({ params }) => ({ weekNumber: params.n, tallyId: params.id }),
  }),

  resolveBlindTallies: forward(callsById.resolveBlindTallies, {
    request: ({ params, body }) => ({
      weekNumber: params.n,
      choices: body.choices.map(({ ruleId, points, ...choice }) => ({
        ...choice,
        ruleId: ruleId ?? undefined,
        points: points ?? undefined,
      })),
    }),
  }),
};
