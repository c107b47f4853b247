import { callsById } from '@torchbearer/contract';
import { given, weekAnswer } from '../answers.js';
import { created, ok } from '../replies.js';
import { route } from '../route.js';

const date = (instant: string | null | undefined): Date | undefined =>
  instant === null || instant === undefined ? undefined : new Date(instant);

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
          picksOpenAt: date(body.picksOpenAt),
          picksCloseAt: date(body.picksCloseAt),
        },
        rpc,
      );
      const answer = weekAnswer(given(week));
      return isNew ? created(answer) : ok(answer);
    },
  }),
};
