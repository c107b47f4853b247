import { Refusal } from '@torchbearer/kit';
import type { Request } from 'express';
import { bearerOf } from './credentials.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a change that a page of another site asks for: a browser would send our cookie along with it. A bearer
 * token no browser adds by itself, so whoever sends one means it. Signing in is refused too, or a stranger could
 * sign people in as somebody else.
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
  // A page that came by http may have been changed on its way.
  if (site?.protocol === 'https:' && !origin.startsWith('https:')) return true;
  return host === '' || host !== ownHost(request, origin);
}

/** Our host as the browser named it, its scheme's default port left out as in an Origin. */
function ownHost(request: Request, origin: string): string | undefined {
  // Express takes X-Forwarded-Host only from proxies that we trust.
  const named = `${new URL(origin).protocol}//${request.host}`;
  return URL.canParse(named) ? new URL(named).host : undefined;
}
