import { Refusal } from '@torchbearer/kit';
import type { Request } from 'express';
import { bearerOf } from './credentials.js';

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
