import { isId, Refusal, text, type Tx } from '@torchbearer/kit';
import type { SessionTokens } from '@torchbearer/proto/identity/v1/identity';
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
import { endOf, expiryOf, hashToken, isSeenStale, liveAt } from '../domain/sessions.js';
import { emitSessionEnded } from '../publishes.js';
import { lockOwnAccount } from './accounts.js';
import { toOwnUser } from './responses.js';
import { recordSecurityEvent } from './security-events.js';

interface Opening {
  readonly userId: string;
  readonly token: string;
  readonly userAgent: string;
  /** The tokens of the cookies sent with the sign-in. */
  readonly replaced: SessionTokens | undefined;
  readonly now: Date;
  /** Whether a code of the second factor was given. */
  readonly withCode?: boolean;
}

/**
 * Opens a session. The sessions of the cookies sent with the sign-in end: the cookie is replaced, and the previous
 * one may have been planted. If the account has too many sessions, the oldest end. The account must be locked, so
 * that concurrent sign-ins see each other's session. @returns when it expires
 */
export async function openSession(
  tx: Tx,
  { sessionDays, sessionsPerAccount }: Pick<Context, 'sessionDays' | 'sessionsPerAccount'>,
  { userId, token, userAgent, replaced, now, withCode = false }: Opening,
): Promise<Date> {
  for (const cookie of replaced?.tokens ?? []) {
    const ended = await deleteSession(tx, cookie);
    if (ended) await emitSessionEnded(tx, ended, now);
  }
  const expiresAt = expiryOf(now, sessionDays);
  const session = { userId, token, userAgent, now, expiresAt, withCode };
  for (const ended of await addSession(tx, session, sessionsPerAccount))
    await emitSessionEnded(tx, ended, now);
  return expiresAt;
}

export const getSession: Rpcs['getSession'] = {
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
    const { id, userId, createdAt } = session;
    return { session: { id, userId, createdAt, expiresAt }, user: toOwnUser(context, user) };
  },
};

export const listSessions: Rpcs['listSessions'] = {
  who: 'player',
  input: z.object({ sessionToken: text(200) }),
  handle: async ({ database, sessionIdleDays }, { sessionToken }, { userId, now }) => {
    const ownHash = hashToken(sessionToken);
    if (!isId(userId)) return { sessions: [] };
    return { sessions: await listLiveSessions(database, userId, ownHash, liveAt(now, sessionIdleDays)) };
  },
};

export const endSession: Rpcs['endSession'] = {
  who: 'player',
  handle: async ({ database, sessionIdleDays }, { sessionId }, { userId, now }) => {
    // Another user's session is treated like an unknown one.
    if (!isId(sessionId) || !isId(userId)) throw new Refusal('SESSION_NOT_FOUND');
    await database.transaction(async (tx) => {
      const ended = await deleteSessionOf(tx, userId, sessionId, liveAt(now, sessionIdleDays));
      if (!ended) throw new Refusal('SESSION_NOT_FOUND');
      await emitSessionEnded(tx, ended, now);
    });
    return {};
  },
};

export const endAllSessions: Rpcs['endAllSessions'] = {
  who: 'player',
  handle: async ({ database }, { keptToken }, call) => {
    await database.transaction(async (tx) => {
      const user = await lockOwnAccount(tx, call);
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
  for (const ended of await deleteSessionsOf(tx, userId, keptToken)) await emitSessionEnded(tx, ended, now);
}
