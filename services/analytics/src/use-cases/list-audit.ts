import { isId, Refusal, rpc, text } from '@torchbearer/kit';
import type { ListAuditRequest, ListAuditResponse } from '@torchbearer/proto/analytics/v1/analytics';
import { z } from 'zod';
import type { Context } from '../context.js';
import { auditEntryExists, listAuditEntries } from '../db/audit-entries.js';

const USUAL_LIMIT = 50;

const input = z.object({
  actorId: text(100, 1).optional(),
  action: text(100, 1).optional(),
  beforeId: text(100, 1).optional(),
  // 0 means that no number was given.
  limit: z.int().min(0).max(200, 'At most 200 entries at a time.'),
});

export const listAudit = rpc<Context, ListAuditRequest, ListAuditResponse>({
  who: 'admin',
  input,
  handle: async ({ database }, { actorId, action, beforeId, limit: requested }) => {
    if (beforeId !== undefined && !(isId(beforeId) && (await auditEntryExists(database, beforeId)))) {
      throw new Refusal('INVALID_INPUT', undefined, [
        { field: 'beforeId', message: 'There is no such entry to go on from.' },
      ]);
    }
    const limit = requested || USUAL_LIMIT;
    // One more than shown, to know whether there are more.
    const found = await listAuditEntries(database, { actorId, action, beforeId, limit: limit + 1 });
    const entries = found.slice(0, limit);
    return { entries, nextId: found.length > limit ? entries.at(-1)?.id : undefined };
  },
});
