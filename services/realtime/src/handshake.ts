import { Refusal, serviceActor, type Log, type RpcClient } from '@torchbearer/kit';
import type { IdentityServiceService } from '@torchbearer/proto/identity/v1/identity';
import { parseCookie } from 'cookie';
import type { RealtimeSocket } from './protocol.js';

const SESSION_COOKIE = 'torchbearer_session';
export const NOT_SIGNED_IN = 'Not signed in';

/** The session token of a handshake: what the page gives, otherwise the cookie; null where there is neither. */
export function tokenOf(handshake: {
  auth: Record<string, unknown>;
  headers: { cookie?: string | undefined };
}): string | null {
  const given = handshake.auth['token'];
  if (typeof given === 'string' && given !== '') return given;
  return parseCookie(handshake.headers.cookie ?? '')[SESSION_COOKIE] || null;
}

/** Lets nobody in who is not signed in. One look-up a connection: the end of a session is told by its event. */
export function authenticate(
  identity: Pick<RpcClient<typeof IdentityServiceService>, 'getSession'>,
  log: Log,
) {
  return async (socket: RealtimeSocket, next: (refusal?: Error) => void): Promise<void> => {
    const token = tokenOf(socket.handshake);
    if (token === null) return next(new Error(NOT_SIGNED_IN));
    try {
      const { session } = await identity.getSession(
        { token },
        { actor: serviceActor('realtime'), idempotent: true },
      );
      if (!session?.expiresAt) return next(new Error(NOT_SIGNED_IN));
      socket.data = { sessionId: session.id, userId: session.userId, expiresAt: session.expiresAt };
      next();
    } catch (error) {
      if (error instanceof Refusal && error.reason === 'NOT_SIGNED_IN') return next(new Error(NOT_SIGNED_IN));
      // A refusal would be final for the browser; a lost connection it makes anew by itself, later and later.
      log.warn({ err: error }, 'identity could not be asked; the socket may try again');
      socket.conn.close();
    }
  };
}
