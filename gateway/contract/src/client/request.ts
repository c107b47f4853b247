/** Builds the HTTP request of a call. */
import type { CallData } from './call-data.js';

/** The input of a call's function, for any call. */
export interface Sent {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  readonly file?: Blob;
  readonly text?: string;
  readonly form?: Readonly<Record<string, string>>;
}

/** Path and query, without the origin. */
export function addressOf(call: CallData, sent: Sent): string {
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
export function requestOf(call: CallData, sent: Sent, token: string | null | undefined): RequestInit {
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
