import { isSecure } from '@torchbearer/kit';
import { parseCookie, stringifySetCookie } from 'cookie';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { GatewayConfig } from './config.js';

const LASTS_S = 30 * 24 * 3_600;
const POSSIBLE = /^[\w-]{22}$/;

/** With this prefix browsers refuse a cookie set by another host of the domain or by a page over http. */
const nameOf = (config: GatewayConfig): string =>
  isSecure(config) ? '__Host-torchbearer_device' : 'torchbearer_device';

/** Identifies a browser; a new value for a browser without one. It grants no access. */
export function deviceOf(config: GatewayConfig, { headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = parseCookie(headers.cookie ?? '')[nameOf(config)];
  return given !== undefined && POSSIBLE.test(given) ? given : randomBytes(16).toString('base64url');
}

/** Set-Cookie for a browser in which the account's owner has signed in. */
export const deviceCookie = (config: GatewayConfig, device: string): string =>
  stringifySetCookie(nameOf(config), device, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(config),
    maxAge: LASTS_S,
  });
