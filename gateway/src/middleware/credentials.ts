import { Refusal } from '@torchbearer/kit';
import { HOST_SESSION_COOKIE, SESSION_COOKIE } from '@torchbearer/rules';
import { parseCookie } from 'cookie';
import type { Request } from 'express';
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

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a write from another site's page: the browser would send our cookie along. Browsers never add a bearer
 * token by themselves, so a request with one is intended. Signing in is refused too, or an attacker's page could
 * sign visitors in to another account.
 * @throws Refusal FOREIGN_ORIGIN
 */
export function refuseForeignOrigin(request: Request, publicUrl: string | undefined): void {
  if (SAFE.has(request.method) || typeof bearerOf(request) === 'string') return;
  if (isForeign(request, publicUrl)) throw new Refusal('FOREIGN_ORIGIN');
}

function isForeign(request: Request, publicUrl: string | undefined): boolean {
  const origin = request.headers.origin;
  if (origin === undefined) {
    const site = request.headers['sec-fetch-site'];
    return site === 'cross-site' || site === 'same-site';
  }
  if (!URL.canParse(origin)) return true;
  const { host } = new URL(origin);
  const site = publicUrl === undefined ? undefined : new URL(publicUrl);
  if (site?.origin === origin) return false;
  // A page over http may have been changed in transit.
  if (site?.protocol === 'https:' && !origin.startsWith('https:')) return true;
  return host === '' || host !== ownHost(request, origin);
}

/** Our host as the browser sent it, without its scheme's default port, as in an Origin. */
function ownHost(request: Request, origin: string): string | undefined {
  // Express takes X-Forwarded-Host only from proxies that we trust.
  const named = `${new URL(origin).protocol}//${request.host}`;
  return URL.canParse(named) ? new URL(named).host : undefined;
}
