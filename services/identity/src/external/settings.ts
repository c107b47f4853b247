import { ConfigError } from '@torchbearer/kit';
import type { IdentityConfig } from '../config.js';
import type { ProviderSettings } from './provider.js';

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The configured identity provider; null without one. @throws ConfigError if only one of issuer and client id is
 * given, or the issuer is not https in production
 */
export function providerSettingsOf(config: IdentityConfig): ProviderSettings | null {
  const { OIDC_ISSUER: authority, OIDC_CLIENT_ID: clientId, OIDC_NAME: name } = config;
  if (authority === undefined && clientId === undefined) return null;
  if (authority === undefined || clientId === undefined) {
    throw new ConfigError('OIDC_ISSUER and OIDC_CLIENT_ID belong together: set both or neither.');
  }
  const { protocol, hostname } = new URL(authority);
  if (config.NODE_ENV === 'production' && protocol !== 'https:' && !LOOPBACK.has(hostname)) {
    throw new ConfigError('OIDC_ISSUER must be an https:// URL in production.');
  }
  return { authority, clientId, name };
}
