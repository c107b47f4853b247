import { isSecure } from '@torchbearer/kit';
import { HOST_SESSION_COOKIE, SESSION_COOKIE } from '@torchbearer/rules';
import { stringifySetCookie } from 'cookie';
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
