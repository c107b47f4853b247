import { Refusal, rpc } from '@torchbearer/kit';
import type { GetSessionRequest, GetSessionResponse } from '@torchbearer/proto/identity/v1/identity';
import type { Context } from '../../context.js';
import { findSession, markSeen } from '../../db/sessions.js';
import { findUser } from '../../db/users.js';
import { endOf, isSeenStale } from '../../domain/sessions.js';
import { toOwnUser, toSession } from '../responses.js';

export const getSession = rpc<Context, GetSessionRequest, GetSessionResponse>({
  who: 'public',
  handle: async (context, request, call) => {
    const { database, sessionIdleDays } = context;
    const session = await findSession(database, request.token);
    if (!session || endOf(session, sessionIdleDays) <= call.now) throw new Refusal('NOT_SIGNED_IN');
    const user = await findUser(database, session.userId);
    if (!user) throw new Refusal('NOT_SIGNED_IN');
    const isStale = isSeenStale(session, call.now);
    if (isStale) await markSeen(database, session.id, call.now);
    const seen = isStale ? { ...session, lastSeenAt: call.now } : session;
    const expiresAt = endOf(seen, sessionIdleDays);
    return { session: { ...toSession(session), expiresAt }, user: toOwnUser(context, user) };
  },
});
