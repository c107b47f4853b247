import { Refusal, rpc } from '@torchbearer/kit';
import type { GetSessionRequest, GetSessionResponse } from '@torchbearer/proto/identity/v1/identity';
import type { Context } from '../../context.js';
import { findSession, markSeen } from '../../db/sessions.js';
import { endOf, isSeenStale } from '../../domain/sessions.js';
import { toOwnUser, toSession } from '../responses.js';

export const getSession = rpc<Context, GetSessionRequest, GetSessionResponse>({
  who: 'public',
  handle: async (context, request, call) => {
    const { database, sessionIdleDays } = context;
    const found = await findSession(database, request.token);
    if (!found || endOf(found.session, sessionIdleDays) <= call.now) throw new Refusal('NOT_SIGNED_IN');
    const { session, user } = found;
    const isStale = isSeenStale(session, call.now);
    if (isStale) await markSeen(database, session.id, call.now);
    const seen = isStale ? { ...session, lastSeenAt: call.now } : session;
    const expiresAt = endOf(seen, sessionIdleDays);
    return { session: { ...toSession(session), expiresAt }, user: toOwnUser(context, user) };
  },
});
