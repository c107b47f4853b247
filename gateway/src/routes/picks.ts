import { callsById } from '@torchbearer/contract';
import { allPicksAnswer, given, myPicksAnswer, pickAnswer, picksDebugAnswer } from '../answers/index.js';
import { ok } from '../replies.js';
import { route } from '../route.js';

export const pickRoutes = {
  getMyPicks: route({
    call: callsById.getMyPicks,
    handle: async ({ clients }, { rpc }) => ok(myPicksAnswer(await clients.picks.getMyPicks({}, rpc))),
  }),

  // Waits for no copies: minutes before the close everybody is here.
  submitPick: route({
    call: callsById.submitPick,
    handle: async ({ clients }, { body, rpc }) => {
      const weekNumber = body.weekNumber ?? undefined;
      const { pick } = await clients.picks.submitPick({ castawayId: body.castawayId, weekNumber }, rpc);
      return ok(pickAnswer(given(pick)));
    },
  }),

  listAllPicks: route({
    call: callsById.listAllPicks,
    handle: async ({ clients }, { rpc }) => ok(allPicksAnswer(await clients.picks.listPicks({}, rpc))),
  }),

  listWeekPicks: route({
    call: callsById.listWeekPicks,
    handle: async ({ clients }, { params, rpc }) => {
      const { picks } = await clients.picks.listWeekPicks({ weekNumber: params.weekNumber }, rpc);
      return ok(picks.map(pickAnswer));
    },
  }),

  listPickLog: route({
    call: callsById.listPickLog,
    handle: async ({ clients }, { rpc }) => {
      const { picks } = await clients.picks.listPickLog({}, rpc);
      return ok({ picks: picks.map(pickAnswer) });
    },
  }),

  getPicksDebug: route({
    call: callsById.getPicksDebug,
    handle: async ({ clients }, { rpc }) => ok(picksDebugAnswer(await clients.picks.getPicksDebug({}, rpc))),
  }),

  submitPickForUser: route({
    call: callsById.submitPickForUser,
    settles: true,
    handle: async ({ clients }, { body, rpc }) => {
      const { userId, castawayId, weekNumber } = body;
      const request = { userId, castawayId, weekNumber: weekNumber ?? undefined };
      const { pick } = await clients.picks.submitPickForUser(request, rpc);
      return ok(pickAnswer(given(pick)));
    },
  }),
};
