import { SESSION_COOKIE } from '@torchbearer/contract';
import { stringifySetCookie } from 'cookie';
import type { GatewayConfig } from './config.js';
import { isSecure } from './config.js';

const attributes = (config: GatewayConfig) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(config) }) as const;

/** Set-Cookie for a fresh session, until the session itself ends. */
export const sessionCookie = (config: GatewayConfig, token: string, expires: Date): string =>
  stringifySetCookie(SESSION_COOKIE, token, { ...attributes(config), expires });

/** Set-Cookie that takes the session's cookie away. */
export const noSessionCookie = (config: GatewayConfig): string =>
  stringifySetCookie(SESSION_COOKIE, '', { ...attributes(config), expires: new Date(0), maxAge: 0 });
