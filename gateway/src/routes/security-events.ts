import { callsById, SecurityEventSchema } from '@torchbearer/contract';
import { forward } from '../forward/forward.js';
import { jsonOf } from '../forward/to-json.js';

export const securityEventRoutes = {
  listSecurityEvents: forward(callsById.listSecurityEvents, {
    request: ({ query: { user, before, limit } }) => ({ subject: user, beforeId: before, limit }),
    answer: ({ events, nextId }) => ({
      events: events.map((event) => jsonOf(SecurityEventSchema, event)),
      next: nextId ?? null,
    }),
  }),
};
