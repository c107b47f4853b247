import { isId, rpc, text } from '@torchbearer/kit';
import type { ListSessionsRequest, ListSessionsResponse } from '@torchbearer/proto/identity/v1/identity';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { listLiveSessions } from '../../db/sessions.js';
import { hashToken, liveAt } from '../../domain/sessions.js';
import { toSessionEntry } from '../responses.js';

export const listSessions = rpc<Context, ListSessionsRequest, ListSessionsResponse>({
  who: 'player',
  input: z.object({ sessionToken: text(200) }),
  handle: async ({ database, sessionIdleDays }, { sessionToken }, { userId, now }) => {
    const ownHash = hashToken(sessionToken);
    const rows = isId(userId) ? await listLiveSessions(database, userId, liveAt(now, sessionIdleDays)) : [];
    return { sessions: rows.map((row) => toSessionEntry(row, row.tokenHash.equals(ownHash))) };
  },
});
