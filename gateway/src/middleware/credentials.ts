import { SESSION_COOKIE } from '@torchbearer/contract';
import { parseCookie } from 'cookie';
import type { IncomingMessage } from 'node:http';

/** A token that can exist; anything else is not worth asking about. */
const POSSIBLE = /^[A-Za-z0-9._~+/=-]{16,512}$/;

/** The Authorization header's token: `undefined` without that header, `null` where it holds no possible token. */
export function bearerOf({ headers }: Pick<IncomingMessage, 'headers'>): string | null | undefined {
  if (headers.authorization === undefined) return undefined;
  const token = /^Bearer +(\S+)$/i.exec(headers.authorization)?.[1];
  return token !== undefined && POSSIBLE.test(token) ? token : null;
}

/** The token that a request comes with. A bearer header, however bad, stands above the cookie. */
export function tokenOf(request: Pick<IncomingMessage, 'headers'>): string | null {
  const bearer = bearerOf(request);
  if (bearer !== undefined) return bearer;
  const cookie = parseCookie(request.headers.cookie ?? '')[SESSION_COOKIE];
  return cookie !== undefined && POSSIBLE.test(cookie) ? cookie : null;
}
