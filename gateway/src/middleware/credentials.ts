import { HOST_SESSION_COOKIE, SESSION_COOKIE } from '@torchbearer/rules';
import { parseCookie } from 'cookie';
import type { IncomingMessage } from 'node:http';

/** The format of a token; anything else needs no lookup. */
const POSSIBLE = /^[A-Za-z0-9._~+/=-]{16,512}$/;

/** The Authorization header's token: `undefined` without that header, `null` if its token is malformed. */
export function bearerOf({ headers }: Pick<IncomingMessage, 'headers'>): string | null | undefined {
  if (headers.authorization === undefined) return undefined;
  const token = /^Bearer +(\S+)$/i.exec(headers.authorization)?.[1];
  return token !== undefined && POSSIBLE.test(token) ? token : null;
}

/** The tokens in a request's session cookies of either name: signing in or out ends these sessions. */
export function cookieTokensOf({ headers }: Pick<IncomingMessage, 'headers'>): string[] {
  const cookies = parseCookie(headers.cookie ?? '');
  return [cookies[HOST_SESSION_COOKIE], cookies[SESSION_COOKIE]].filter(isPossible);
}

/**
 * The token of a request. A bearer header, valid or not, takes precedence over the cookie. Over https only the cookie
 * counts that no sibling domain and no page over http can set.
 */
export function tokenOf(request: Pick<IncomingMessage, 'headers'>, isSecure: boolean): string | null {
  const bearer = bearerOf(request);
  if (bearer !== undefined) return bearer;
  const token = parseCookie(request.headers.cookie ?? '')[isSecure ? HOST_SESSION_COOKIE : SESSION_COOKIE];
  return isPossible(token) ? token : null;
}

const isPossible = (token: string | undefined): token is string =>
  token !== undefined && POSSIBLE.test(token);
