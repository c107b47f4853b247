import { Refusal, serviceActor, type Limit, type Log, type RpcClient } from '@torchbearer/kit';
import type { IdentityServiceService } from '@torchbearer/proto/identity/v1/identity';
import { HOST_SESSION_COOKIE, REASONS, SESSION_COOKIE } from '@torchbearer/rules';
import { parseCookie } from 'cookie';
import type { RealtimeSocket } from './protocol.js';

export const NOT_SIGNED_IN = REASONS.NOT_SIGNED_IN.sentence;

/**
 * The session token of a handshake: from the page, otherwise from the cookie; null without either. Over https only the
 * host's cookie counts, because no other site under the same domain can set it.
 */
export function tokenOf(
  handshake: { auth: Record<string, unknown>; headers: { cookie?: string | undefined } },
  isSecure: boolean,
): string | null {
  const given = handshake.auth['token'];
  if (typeof given === 'string' && given !== '') return given;
  return parseCookie(handshake.headers.cookie ?? '')[isSecure ? HOST_SESSION_COOKIE : SESSION_COOKIE] || null;
}

/** The error for a session that may not connect yet, like the HTTP response 403. */
const limited = (code: Limit): Error =>
  Object.assign(new Error(REASONS[code].sentence), { data: { code, status: REASONS[code].http } });

/**
 * Refuses unauthenticated clients. Each connection looks up its session once; the end of a session arrives as an
 * event. A client that is refused, or signs in twice, has to reconnect.
 */
export function authenticate(options: {
  readonly identity: Pick<RpcClient<typeof IdentityServiceService>, 'getSession'>;
  /** Whether players use https. */
  readonly isSecure: boolean;
  readonly log: Log;
}) {
  const { identity, isSecure, log } = options;
  const seen = new WeakSet<RealtimeSocket['conn']>();
  return async (socket: RealtimeSocket, done: (refusal?: Error) => void): Promise<void> => {
    const { conn } = socket;
    if (seen.has(conn)) return void conn.close();
    seen.add(conn);
    const next = (refusal?: Error): void => {
      done(refusal);
      // The refusal is sent first.
      if (refusal) setImmediate(() => conn.close());
    };
    const token = tokenOf(socket.handshake, isSecure);
    if (token === null) return next(new Error(NOT_SIGNED_IN));
    try {
      const { session, user } = await identity.getSession(
        { token },
        { actor: serviceActor('realtime'), idempotent: true },
      );
      if (!session?.expiresAt) return next(new Error(NOT_SIGNED_IN));
      if (user?.mustChangePassword === true) return next(limited('PASSWORD_CHANGE_REQUIRED'));
      if (user?.mustSetUpSecondFactor === true) return next(limited('SECOND_FACTOR_SETUP_REQUIRED'));
      const { id: sessionId, userId, expiresAt } = session;
      const hidesResults = user?.hidesResults === true && !user.isAdmin;
      const resultsUntil = hidesResults ? (user.watchedWeek ?? 0) : null;
      socket.data = { sessionId, userId, expiresAt, resultsUntil };
      next();
    } catch (error) {
      if (error instanceof Refusal && error.reason === 'NOT_SIGNED_IN') return next(new Error(NOT_SIGNED_IN));
      // A refusal would be final for the browser; after a lost connection it reconnects by itself, with backoff.
      log.warn({ err: error }, 'identity is unavailable; the socket may reconnect');
      conn.close();
    }
  };
}
