/** A typed function for each call, over any `fetch`, made from plain data: it holds no schema. */
import { unreachable, unreadable } from './api-error.js';
import { ONLY_JSON, type CallData } from './call-data.js';
import { refusal } from './refusal.js';
import { addressOf, requestOf, type Sent } from './request.js';
import type { CallOptions, Client } from './types.js';

export interface PlainClientSettings {
  /** Origin of the site; empty in a browser on that origin. */
  readonly baseUrl?: string;
  readonly fetch?: typeof globalThis.fetch;
  /** The bearer token, or a function that returns the current one; without it the browser's session cookie is used. */
  readonly token?: string | null | (() => string | null);
  /** Called with every response before it is read: its Date header gives the server's time. */
  readonly onResponse?: (response: Response) => void;
  /** Converts a response's JSON to the call's result; if it throws, the response counts as unreadable. */
  readonly check?: (body: unknown, call: CallData, status: number) => unknown;
}

/**
 * Creates the client. It stores no cookies and sends `credentials: include`.
 * Its functions resolve to the response body and reject with ApiError; a call stopped by its `signal` rejects with
 * the signal's reason.
 *
 * @param table the data of every call of the contract
 */
export function createPlainClient(table: readonly CallData[], settings: PlainClientSettings = {}): Client {
  const functions = table.map((call) => [
    call.id,
    (sent: Sent = {}, options: CallOptions = {}) => send(settings, call, sent, options),
  ]);
  // Each function matches its id: both are made from the same call.
  return Object.fromEntries(functions) as Client;
}

async function send(
  settings: PlainClientSettings,
  call: CallData,
  sent: Sent,
  options: CallOptions,
): Promise<unknown> {
  const response = await reach(settings, call, sent, options);
  settings.onResponse?.(response);
  options.onResponse?.(response);
  if (!response.ok) throw await refusal(response);
  switch ((call.answers ?? ONLY_JSON)[response.status]) {
    case 'json':
      return readJson(settings, call, response, options);
    case 'page':
      return response.text();
    case 'file':
      return response.blob();
    case 'nothing':
      return undefined;
    case undefined:
      throw unreadable(response);
  }
}

async function reach(
  settings: PlainClientSettings,
  call: CallData,
  sent: Sent,
  options: CallOptions,
): Promise<Response> {
  // Called as a bare function: a browser's fetch refuses another `this`.
  const { fetch = globalThis.fetch } = settings;
  const token = typeof settings.token === 'function' ? settings.token() : settings.token;
  const init = requestOf(call, sent, token);
  if (options.signal) init.signal = options.signal;
  if (options.keepalive) init.keepalive = true;
  try {
    return await fetch((settings.baseUrl ?? '') + addressOf(call, sent), init);
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw unreachable(cause);
  }
}

async function readJson(
  settings: PlainClientSettings,
  call: CallData,
  response: Response,
  options: CallOptions,
): Promise<unknown> {
  try {
    const body: unknown = await response.json();
    return settings.check ? settings.check(body, call, response.status) : body;
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw unreadable(response, cause);
  }
}
