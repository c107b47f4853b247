import { isId, pageInput, pageOf, Refusal, text } from '@torchbearer/kit';
import { LISTS } from '@torchbearer/rules';
import { z } from 'zod';
import type { Rpcs } from '../context.js';
import { auditEntryExists, auditList, listAuditEntries, readAuditEntries } from '../db/audit-entries.js';

const refused = (field: string, message: string): Refusal =>
  new Refusal('INVALID_INPUT', undefined, [{ field, message }]);

const USUAL_LIMIT = 50;

const input = z.object({
  actorId: text(100, 1).optional(),
  action: text(100, 1).optional(),
  beforeId: text(100, 1).optional(),
  // 0 means that no number was given.
  limit: z.int().min(0).max(200, 'At most 200 entries at a time.'),
  page: pageInput(LISTS.audit),
});

export const listAudit: Rpcs['listAudit'] = {
  who: 'admin',
  input,
  handle: async ({ database }, { actorId, action, beforeId, limit: requested, page: asked }) => {
    if (asked) {
      if (beforeId !== undefined) throw refused('before', 'Please use either before or after, q and sort.');
      const { rows, page } = await readAuditEntries(database, pageOf(auditList, asked), { actorId, action });
      return { entries: [...rows], page };
    }
    if (beforeId !== undefined && !(isId(beforeId) && (await auditEntryExists(database, beforeId)))) {
      throw refused('beforeId', 'There is no such entry to go on from.');
    }
    const limit = requested || USUAL_LIMIT;
    // One more than shown, to know whether there are more.
    const found = await listAuditEntries(database, { actorId, action, beforeId, limit: limit + 1 });
    const entries = found.slice(0, limit);
    return { entries, nextId: found.length > limit ? entries.at(-1)?.id : undefined };
  },
};
