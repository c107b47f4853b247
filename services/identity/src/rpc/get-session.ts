import { Refusal, rpc } from '@torchbearer/kit';
import type { GetSessionRequest, GetSessionResponse } from '@torchbearer/proto/identity/v1/identity';
import type { Context } from '../context.js';
import { findSession, markSeen } from '../db/sessions.js';
import { findUser } from '../db/users.js';
import { isExpired, isSeenStale } from '../domain/sessions.js';
import { sessionAnswer, userAnswer } from './answers.js';

export const getSession = rpc<Context, GetSessionRequest, GetSessionResponse>({
  who: 'public',
  handle: async ({ database }, request, call) => {
    const session = await findSession(database, request.token);
    if (!session || isExpired(session, call.now)) throw new Refusal('NOT_SIGNED_IN');
    const user = await findUser(database, session.userId);
    if (!user) throw new Refusal('NOT_SIGNED_IN');
    if (isSeenStale(session, call.now)) await markSeen(database, session.id, call.now);
    return { session: sessionAnswer(session), user: userAnswer(user) };
  },
});
