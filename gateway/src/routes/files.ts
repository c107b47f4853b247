import { callsById } from '@torchbearer/contract';
import { serviceActor } from '@torchbearer/kit';
import { calendarOf } from '../calendar.js';
import { okFile, route } from '../route.js';

export const fileRoutes = {
  getPicture: route({
    call: callsById.getPicture,
    handle: async ({ clients }, { params, rpc }) => {
      const { image } = await clients.identity.getPicture({ pictureId: params.id }, rpc);
      return okFile(image);
    },
  }),

  getCalendar: route({
    call: callsById.getCalendar,
    handle: async ({ clients }, { params, site, rpc }) => {
      await clients.identity.getCalendarOwner({ token: params.token }, rpc);
      // A calendar program is not signed in, so the gateway calls as a service.
      const schedule = await clients.league.getSchedule({}, { ...rpc, actor: serviceActor('gateway') });
      return okFile(Buffer.from(calendarOf(schedule, site)));
    },
  }),
};
