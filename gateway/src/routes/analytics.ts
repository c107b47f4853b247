import { AuditEntrySchema, callsById } from '@torchbearer/contract';
import { forward } from '../forward/forward.js';
import { pageRequest } from '../forward/pages.js';
import { jsonOf } from '../forward/to-json.js';

export const analyticsRoutes = {
  getHeadToHead: forward(callsById.getHeadToHead, {
    request: ({ query }) => ({ user1Id: query.user1, user2Id: query.user2 }),
  }),

  listAudit: forward(callsById.listAudit, {
    request: ({ query }) => ({
      ...{ actorId: query.actor, action: query.action, beforeId: query.before, limit: query.limit },
      page: pageRequest(query, true),
    }),
    answer: ({ entries, nextId }) => ({
      entries: entries.map((entry) => jsonOf(AuditEntrySchema, entry)),
      next: nextId ?? null,
    }),
  }),
};
