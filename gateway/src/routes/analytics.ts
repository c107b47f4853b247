import { callsById } from '@torchbearer/contract';
import {
  auditEntryAnswer,
  castawayStatusAnswer,
  headToHeadAnswer,
  leaderboardRowAnswer,
  pickAccuracyAnswer,
  powerRankingAnswer,
  trendsAnswer,
  winProbabilityAnswer,
} from '../answers/index.js';
import { ok } from '../replies.js';
import { route } from '../route.js';

export const analyticsRoutes = {
  getStats: route({
    call: callsById.getStats,
    handle: async ({ clients }, { rpc }) => {
      const { users, picks, castaways, weeks } = await clients.analytics.getStats({}, rpc);
      return ok({ users, picks, castaways, weeks });
    },
  }),

  getTrends: route({
    call: callsById.getTrends,
    handle: async ({ clients }, { rpc }) => ok(trendsAnswer(await clients.analytics.getTrends({}, rpc))),
  }),

  getWinProbability: route({
    call: callsById.getWinProbability,
    handle: async ({ clients }, { rpc }) =>
      ok(winProbabilityAnswer(await clients.analytics.getWinProbability({}, rpc))),
  }),

  getPowerRankings: route({
    call: callsById.getPowerRankings,
    handle: async ({ clients }, { rpc }) => {
      const { rankings } = await clients.analytics.getPowerRankings({}, rpc);
      return ok(rankings.map(powerRankingAnswer));
    },
  }),

  getCastawaysStatus: route({
    call: callsById.getCastawaysStatus,
    handle: async ({ clients }, { rpc }) => {
      const { castaways } = await clients.analytics.getCastawaysStatus({}, rpc);
      return ok(castaways.map(castawayStatusAnswer));
    },
  }),

  getPickAccuracy: route({
    call: callsById.getPickAccuracy,
    handle: async ({ clients }, { rpc }) => {
      const { players } = await clients.analytics.getPickAccuracy({}, rpc);
      return ok(players.map(pickAccuracyAnswer));
    },
  }),

  getLeaderboard: route({
    call: callsById.getLeaderboard,
    handle: async ({ clients }, { rpc }) => {
      const { rows } = await clients.analytics.getLeaderboard({}, rpc);
      return ok(rows.map(leaderboardRowAnswer));
    },
  }),

  getHeadToHead: route({
    call: callsById.getHeadToHead,
    handle: async ({ clients }, { query, rpc }) => {
      const request = { user1Id: query.user1, user2Id: query.user2 };
      return ok(headToHeadAnswer(await clients.analytics.getHeadToHead(request, rpc)));
    },
  }),

  listAudit: route({
    call: callsById.listAudit,
    handle: async ({ clients }, { query, rpc }) => {
      const { actor, action, before, limit } = query;
      const request = { actorId: actor, action, beforeId: before, limit };
      const { entries, nextId } = await clients.analytics.listAudit(request, rpc);
      return ok({ entries: entries.map(auditEntryAnswer), next: nextId ?? null });
    },
  }),
};
