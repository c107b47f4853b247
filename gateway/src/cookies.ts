import { isSecure } from '@torchbearer/kit';
import { HOST_SESSION_COOKIE, SESSION_COOKIE } from '@torchbearer/rules';
import { parseCookie, stringifySetCookie } from 'cookie';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { GatewayConfig } from './config.js';

const attributes = { path: '/', httpOnly: true, sameSite: 'lax' } as const;
const GONE = { expires: new Date(0), maxAge: 0 };

/** Set-Cookie headers for a new session, until the session ends. Over https the cookie for http is removed. */
export const sessionCookies = (config: GatewayConfig, token: string, expires: Date): readonly string[] =>
  isSecure(config)
    ? [
        stringifySetCookie(HOST_SESSION_COOKIE, token, { ...attributes, secure: true, expires }),
        without(true),
      ]
    : [stringifySetCookie(SESSION_COOKIE, token, { ...attributes, secure: false, expires })];

/** Set-Cookie headers that delete the session's cookie. */
export const noSessionCookies = (config: GatewayConfig): readonly string[] =>
  isSecure(config)
    ? [stringifySetCookie(HOST_SESSION_COOKIE, '', { ...attributes, secure: true, ...GONE }), without(true)]
    : [without(false)];

const without = (secure: boolean): string =>
  stringifySetCookie(SESSION_COOKIE, '', { ...attributes, secure, ...GONE });

const DEVICE_LASTS_S = 30 * 24 * 3_600;
const POSSIBLE_DEVICE = /^[\w-]{22}$/;

/** With this prefix browsers refuse a cookie set by another host of the domain or by a page over http. */
const deviceNameOf = (config: GatewayConfig): string =>
  isSecure(config) ? '__Host-torchbearer_device' : 'torchbearer_device';

/** Identifies a browser; a new value for a browser without one. It grants no access. */
export function deviceOf(config: GatewayConfig, { headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = parseCookie(headers.cookie ?? '')[deviceNameOf(config)];
  return given !== undefined && POSSIBLE_DEVICE.test(given) ? given : randomBytes(16).toString('base64url');
}

/** Set-Cookie for a browser in which the account's owner has signed in. */
export const deviceCookie = (config: GatewayConfig, device: string): string =>
  stringifySetCookie(deviceNameOf(config), device, {
    ...attributes,
    secure: isSecure(config),
    maxAge: DEVICE_LASTS_S,
  });
