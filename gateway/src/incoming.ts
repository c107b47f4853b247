import type { Call, RequestOf } from '@torchbearer/contract';
import type { CallOptions } from '@torchbearer/kit';
import type { Request } from 'express';
import type { ReadBody } from './body/read-body.js';
import type { GatewayConfig } from './config.js';
import { deviceOf } from './device-cookie.js';
import { cookieTokensOf } from './middleware/credentials.js';
import type { Incoming } from './route.js';
import type { Caller } from './sessions.js';
import { siteOf } from './site.js';

interface Given {
  readonly caller: Caller | null;
  readonly token: string | null;
  readonly address: string;
  readonly requestId: string;
  readonly rpc: CallOptions;
}

/** What a handler gets. Few handlers read all of it, so the rest is worked out when it is read. */
export class IncomingCall {
  readonly params: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body: unknown;
  readonly file: Buffer | undefined;
  readonly text: Buffer | undefined;
  readonly form: ReadBody['form'];
  readonly caller: Caller | null;
  readonly token: string | null;
  readonly address: string;
  readonly requestId: string;
  readonly rpc: CallOptions;
  readonly #request: Request;
  readonly #config: GatewayConfig;
  #device: string | null = null;

  constructor(
    request: Request,
    config: GatewayConfig,
    { params, query, headers, body }: RequestOf<Call>,
    { file, text, form }: ReadBody,
    { caller, token, address, requestId, rpc }: Given,
  ) {
    this.params = params;
    this.query = query;
    this.headers = headers;
    this.body = body;
    this.file = file;
    this.text = text;
    this.form = form;
    this.caller = caller;
    this.token = token;
    this.address = address;
    this.requestId = requestId;
    this.rpc = rpc;
    this.#request = request;
    this.#config = config;
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

  get site(): string {
    return siteOf(this.#request, this.#config.PUBLIC_URL);
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
