import { callsById, WeekSchema } from '@torchbearer/contract';
import { given } from '../forward/given.js';
import { jsonOf } from '../forward/to-json.js';
import { instantOf } from '../instant-of.js';
import { created, ok } from '../replies.js';
import { route } from '../route.js';

export const weekRoutes = {
  saveWeek: route({
    call: callsById.saveWeek,
    handle: async ({ clients }, { body, rpc }) => {
      const { week, created: isNew } = await clients.league.saveWeek(
        {
          weekNumber: body.weekNumber,
          isActive: body.isActive,
          picksOpenAt: instantOf(body.picksOpenAt),
          picksCloseAt: instantOf(body.picksCloseAt),
          seenActiveWeek: body.activeWeek === null ? 0 : body.activeWeek,
          onlyNew: body.onlyNew,
          reason: body.reason ?? undefined,
        },
        rpc,
      );
      const answer = jsonOf(WeekSchema, given(week));
      return isNew ? created(answer) : ok(answer);
    },
  }),
};
