import { callsById } from '@torchbearer/contract';
import { draftStatusAnswer, playerRankingAnswer, rankingAnswer } from '../answers/index.js';
import { ok } from '../replies.js';
import { route } from '../route.js';

export const rankingRoutes = {
  getMyRanking: route({
    call: callsById.getMyRanking,
    handle: async ({ clients }, { rpc }) => ok(rankingAnswer(await clients.league.getMyRanking({}, rpc))),
  }),

  submitRanking: route({
    call: callsById.submitRanking,
    settles: true,
    handle: async ({ clients }, { body, rpc }) =>
      ok(rankingAnswer(await clients.league.submitRanking({ castawayIds: body.order }, rpc))),
  }),

  listRankings: route({
    call: callsById.listRankings,
    handle: async ({ clients }, { rpc }) => {
      const { rankings } = await clients.league.listRankings({}, rpc);
      return ok(rankings.map(playerRankingAnswer));
    },
  }),

  unlockRankings: route({
    call: callsById.unlockRankings,
    settles: true,
    handle: async ({ clients }, { rpc }) => {
      const { draftStatus, scoredWeeks } = await clients.league.unlockRankings({}, rpc);
      return ok({ draftStatus: draftStatusAnswer(draftStatus), scoredWeeks });
    },
  }),
};
