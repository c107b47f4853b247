import { isSecure } from '@torchbearer/kit';
import { HOST_SESSION_COOKIE, SESSION_COOKIE } from '@torchbearer/rules';
import { stringifySetCookie } from 'cookie';
import type { GatewayConfig } from './config.js';

const attributes = { path: '/', httpOnly: true, sameSite: 'lax' } as const;
const GONE = { expires: new Date(0), maxAge: 0 };

/** Set-Cookie headers for a fresh session, until the session itself ends. Over https the cookie of http goes. */
export const sessionCookies = (config: GatewayConfig, token: string, expires: Date): readonly string[] =>
  isSecure(config)
    ? [
        stringifySetCookie(HOST_SESSION_COOKIE, token, { ...attributes, secure: true, expires }),
        without(true),
      ]
    : [stringifySetCookie(SESSION_COOKIE, token, { ...attributes, secure: false, expires })];

/** Set-Cookie headers that take the session's cookie away. */
export const noSessionCookies = (config: GatewayConfig): readonly string[] =>
  isSecure(config)
    ? [stringifySetCookie(HOST_SESSION_COOKIE, '', { ...attributes, secure: true, ...GONE }), without(true)]
    : [without(false)];

const without = (secure: boolean): string =>
  stringifySetCookie(SESSION_COOKIE, '', { ...attributes, secure, ...GONE });
