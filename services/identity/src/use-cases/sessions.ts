import { isId, Refusal, text, type Call, type Tx } from '@torchbearer/kit';
import type { LogInRequest, LogInResponse } from '@torchbearer/proto/identity/v1/identity';
import { z } from 'zod';
import type { Context, Rpcs } from '../context.js';
import {
  addSession,
  deleteSession,
  deleteSessionOf,
  deleteSessionsOf,
  findSession,
  listLiveSessions,
  markSeen,
} from '../db/sessions.js';
import type { UserRow } from '../db/users.js';
import { endOf, expiryOf, hashToken, isSeenStale, liveAt } from '../domain/sessions.js';
import { emitSessionsEnded } from '../publishes.js';
import { changeOwn } from './accounts.js';
import { toOwnUser } from './responses.js';
import { recordSecurityEvent } from './security-events.js';

/**
 * Signs a user in: opens a session and records it. The sessions of the cookies sent with the sign-in end: the cookie
 * is replaced, and the previous one may have been planted. If the account has too many sessions, the oldest end. The
 * account must be locked, so that concurrent sign-ins see each other's session. @param detail how they signed in
 */
export async function openSession(
  tx: Tx,
  context: Pick<Context, 'randomToken' | 'config'>,
  user: UserRow,
  { userAgent, replaced }: Pick<LogInRequest, 'userAgent' | 'replaced'>,
  call: Call,
  detail: 'password' | 'second-factor' | 'provider' | 'sign-up',
): Promise<LogInResponse> {
  const { now } = call;
  for (const cookie of replaced?.tokens ?? [])
    await emitSessionsEnded(tx, await deleteSession(tx, cookie), now);
  const { SESSION_DAYS, SESSIONS_PER_ACCOUNT } = context.config;
  const token = context.randomToken();
  const expiresAt = expiryOf(now, SESSION_DAYS);
  const withCode = detail === 'second-factor';
  const session = { userId: user.id, token, userAgent, now, expiresAt, withCode };
  await emitSessionsEnded(tx, await addSession(tx, session, SESSIONS_PER_ACCOUNT), now);
  await recordSecurityEvent(tx, call, 'sign-in', user.id, { detail });
  return { user: toOwnUser(context, user), token, expiresAt };
}

export const getSession: Rpcs['getSession'] = {
  who: 'public',
  handle: async (context, request, { now }) => {
    const { database, config } = context;
    const found = await findSession(database, request.token);
    if (!found || endOf(found, config.SESSION_IDLE_DAYS) <= now) throw new Refusal('NOT_SIGNED_IN');
    const { sessionId, id: userId, beganAt, expiresAt: latest } = found;
    const isStale = isSeenStale(found, now);
    if (isStale) await markSeen(database, sessionId, now);
    const lastSeenAt = isStale ? now : found.lastSeenAt;
    const expiresAt = endOf({ lastSeenAt, expiresAt: latest }, config.SESSION_IDLE_DAYS);
    const session = { id: sessionId, userId, createdAt: beganAt, expiresAt };
    return { session, user: toOwnUser(context, found) };
  },
};

export const listSessions: Rpcs['listSessions'] = {
  who: 'player',
  input: z.object({ sessionToken: text(200) }),
  handle: async ({ database, config }, { sessionToken }, { userId, now }) => {
    if (!isId(userId)) return { sessions: [] };
    const live = liveAt(now, config.SESSION_IDLE_DAYS);
    return { sessions: await listLiveSessions(database, userId, hashToken(sessionToken), live) };
  },
};

export const endSession: Rpcs['endSession'] = {
  who: 'player',
  handle: async ({ database, config }, { sessionId }, { userId, now }) => {
    // Another user's session is treated like an unknown one.
    if (!isId(sessionId) || !isId(userId)) throw new Refusal('SESSION_NOT_FOUND');
    await database.transaction(async (tx) => {
      const live = liveAt(now, config.SESSION_IDLE_DAYS);
      const ended = await deleteSessionOf(tx, userId, sessionId, live);
      if (ended.length === 0) throw new Refusal('SESSION_NOT_FOUND');
      await emitSessionsEnded(tx, ended, now);
    });
    return {};
  },
};

export const endAllSessions: Rpcs['endAllSessions'] = {
  who: 'player',
  handle: async ({ database }, { keptToken }, call) => {
    await changeOwn(database, call, async (tx, user) => {
      await endSessionsOf(tx, user.id, call.now, keptToken);
      const detail = keptToken === undefined ? null : 'others';
      await recordSecurityEvent(tx, call, 'sign-out-everywhere', user.id, { detail });
    });
    return {};
  },
};

/**
 * Ends and publishes a user's sessions. The account must be locked, so that no outdated sign-in completes meanwhile.
 * @param keptToken the token of the session that stays; with an unknown or another user's token none stays
 */
export async function endSessionsOf(tx: Tx, userId: string, now: Date, keptToken?: string): Promise<void> {
  await emitSessionsEnded(tx, await deleteSessionsOf(tx, userId, keptToken), now);
}
