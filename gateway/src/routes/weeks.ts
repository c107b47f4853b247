import { callsById } from '@torchbearer/contract';
import { given, weekAnswer } from '../answers/index.js';
import { instantOf } from '../instant-of.js';
import { created, ok } from '../replies.js';
import { route } from '../route.js';

export const weekRoutes = {
  getActiveWeek: route({
    call: callsById.getActiveWeek,
    handle: async ({ clients }, { rpc }) => {
      const { week } = await clients.league.getActiveWeek({}, rpc);
      return ok(weekAnswer(given(week)));
    },
  }),

  listWeeks: route({
    call: callsById.listWeeks,
    handle: async ({ clients }, { rpc }) => {
      const { weeks } = await clients.league.listWeeks({}, rpc);
      return ok(weeks.map(weekAnswer));
    },
  }),

  saveWeek: route({
    call: callsById.saveWeek,
    settles: true,
    handle: async ({ clients }, { body, rpc }) => {
      const { week, created: isNew } = await clients.league.saveWeek(
        {
          weekNumber: body.weekNumber,
          isActive: body.isActive,
          picksOpenAt: instantOf(body.picksOpenAt),
          picksCloseAt: instantOf(body.picksCloseAt),
          seenActiveWeek: body.activeWeek === null ? 0 : body.activeWeek,
          onlyNew: body.onlyNew,
        },
        rpc,
      );
      const answer = weekAnswer(given(week));
      return isNew ? created(answer) : ok(answer);
    },
  }),
};
