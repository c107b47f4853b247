import type { Call } from '@torchbearer/contract';
import type { Request } from 'express';
import type { GatewayConfig } from './config.js';
import { deviceOf } from './cookies.js';
import { cookieTokensOf } from './middleware/credentials.js';
import type { Incoming } from './route.js';

/** What a handler gets. Few handlers read all of it, so the rest is worked out when it is read. */
export class IncomingCall {
  readonly #request: Request;
  readonly #config: GatewayConfig;
  #device: string | null = null;

  /** @param parts what it has from the start: the validated request, a body that is not JSON, and the caller */
  constructor(request: Request, config: GatewayConfig, parts: object) {
    this.#request = request;
    this.#config = config;
    Object.assign(this, parts);
  }

  get cookieTokens(): readonly string[] {
    return cookieTokensOf(this.#request);
  }

  /** The same for the whole call, also for a browser without one. */
  get device(): string {
    return (this.#device ??= deviceOf(this.#config, this.#request));
  }

  get userAgent(): string {
    return (this.#request.headers['user-agent'] ?? '').slice(0, 300);
  }

  /** Express takes X-Forwarded-Proto and X-Forwarded-Host only from proxies that we trust. */
  get site(): string {
    const { protocol, host } = this.#request;
    const named = this.#config.PUBLIC_URL ?? `${protocol}://${host}`;
    return URL.canParse(named) ? new URL(named).origin : '';
  }

  get signature(): Incoming<Call>['signature'] {
    const { headers, originalUrl } = this.#request;
    const value = headers['x-twilio-signature'];
    const question = originalUrl.indexOf('?');
    return {
      value: typeof value === 'string' ? value : '',
      query: question < 0 ? '' : originalUrl.slice(question),
    };
  }
}
