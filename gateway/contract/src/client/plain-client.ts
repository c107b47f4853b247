/** A typed function for each call, over any `fetch`, made from plain data: it holds no schema. */
import { refusal, unreachable, unreadable } from './api-error.js';
import { ONLY_JSON, type CallData } from './call-data.js';
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

/** The input of a call's function, for any call. */
interface Sent {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  readonly file?: Blob;
  readonly text?: string;
  readonly form?: Readonly<Record<string, string>>;
}

/** Path and query, without the origin. */
function addressOf(call: CallData, sent: Sent): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(sent.params?.[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(sent.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** Method, headers and body. */
function requestOf(call: CallData, sent: Sent, token: string | null | undefined): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token) headers['authorization'] = `Bearer ${token}`;
  for (const [name, value] of Object.entries(sent.headers ?? {})) {
    if (value !== undefined) headers[name] = value;
  }
  const init: RequestInit = { method: (call.method ?? 'get').toUpperCase(), headers, credentials: 'include' };
  const body = bodyOf(call, sent);
  if (body) {
    init.body = body.content;
    if (body.type !== undefined) headers['content-type'] = body.type;
  }
  return init;
}

/** `fetch` sets the type of a multipart form itself, with the boundary. */
function bodyOf(
  call: CallData,
  sent: Sent,
): { readonly content: NonNullable<RequestInit['body']>; readonly type?: string } | null {
  switch (call.body) {
    case 'json':
      return { content: JSON.stringify(sent.body ?? {}), type: 'application/json' };
    case 'multipart': {
      const content = new FormData();
      if (sent.file && call.field !== undefined) content.append(call.field, sent.file);
      return { content };
    }
    case 'csv':
      return { content: sent.text ?? '', type: 'text/csv' };
    case 'form':
      return { content: new URLSearchParams(sent.form) };
    case undefined:
      return null;
  }
}
