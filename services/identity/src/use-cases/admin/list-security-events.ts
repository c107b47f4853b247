import { isId, Refusal, rpc, text } from '@torchbearer/kit';
import type {
  ListSecurityEventsRequest,
  ListSecurityEventsResponse,
  SecurityEvent,
} from '@torchbearer/proto/identity/v1/identity';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { listSecurityEvents as listRows, securityEventExists } from '../../db/security-events.js';
import type { SecurityEventRow } from '../../db/security-events.js';
import { requireActingAdmin } from './acting-admin.js';

const USUAL_LIMIT = 50;

const input = z.object({
  subject: text(100, 1).optional(),
  beforeId: text(100, 1).optional(),
  // 0 is how a number that was not given arrives.
  limit: z.int().min(0).max(200, 'At most 200 events at a time.'),
});

export const listSecurityEvents = rpc<Context, ListSecurityEventsRequest, ListSecurityEventsResponse>({
  who: 'admin',
  input,
  handle: async ({ database }, { subject, beforeId, limit: requested }, call) => {
    await requireActingAdmin(database, call);
    if (beforeId !== undefined && !(isId(beforeId) && (await securityEventExists(database, beforeId)))) {
      throw new Refusal('INVALID_INPUT', undefined, [
        { field: 'beforeId', message: 'There is no such event to go on from.' },
      ]);
    }
    const limit = requested || USUAL_LIMIT;
    // One more than shown, to know whether there are more.
    const found = await listRows(database, { subject, beforeId, limit: limit + 1 });
    const events = found.slice(0, limit).map(toResponse);
    return { events, nextId: found.length > limit ? events.at(-1)?.id : undefined };
  },
});

const toResponse = (row: SecurityEventRow): SecurityEvent => ({
  id: row.id,
  at: row.at,
  kind: row.kind,
  outcome: row.outcome,
  user: person(row.userId, row.userName),
  account: row.account ?? undefined,
  actor: person(row.actorId, row.actorName),
  address: row.address ?? undefined,
  detail: row.detail ?? undefined,
});

const person = (id: string | null, name: string | null) =>
  id === null ? undefined : { id, name: name ?? undefined };
