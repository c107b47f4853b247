import { callsById } from '@torchbearer/contract';
import { securityEventAnswer } from '../answers/index.js';
import { ok } from '../replies.js';
import { route } from '../route.js';

export const securityEventRoutes = {
  listSecurityEvents: route({
    call: callsById.listSecurityEvents,
    keeping: 'nobody',
    handle: async ({ clients }, { query, rpc }) => {
      const request = { subject: query.user, beforeId: query.before, limit: query.limit };
      const { events, nextId } = await clients.identity.listSecurityEvents(request, rpc);
      return ok({ events: events.map(securityEventAnswer), next: nextId ?? null });
    },
  }),
};
