import type { Call } from '@torchbearer/contract';
import type { Request, Response } from 'express';
import { isTagged, tagOf } from './etag.js';
import type { Keeping, Reply, Route } from './route.js';

const CACHE_CONTROL: Readonly<Record<Keeping, string>> = {
  everybody: 'public, no-cache',
  caller: 'private, no-cache',
  nobody: 'no-store',
};

/** Writes a handler's reply: body, tag, who may keep it; 304 where the caller has it already. */
export function sendReply(
  request: Request,
  response: Response,
  route: Omit<Route<Call>, 'handle'>,
  reply: Reply<Call>,
): void {
  const keeping = route.keeping ?? (route.call.who === 'public' ? 'nobody' : 'caller');
  response.status(reply.status).setHeader('cache-control', CACHE_CONTROL[keeping]);
  if (keeping === 'caller') response.vary('Cookie, Authorization');
  if (reply.cookie !== undefined) response.setHeader('set-cookie', reply.cookie);
  const content = contentOf(reply);
  if (content === null) return void response.end();

  if (route.call.etag) {
    const tag = content.tag ?? tagOf(content.bytes);
    response.setHeader('etag', tag);
    if (isTagged(request.headers['if-none-match'], tag)) return void response.status(304).end();
  }
  response.setHeader('content-type', content.type);
  response.setHeader('content-length', content.bytes.byteLength);
  response.end(content.bytes);
}

interface Content {
  readonly type: string;
  readonly bytes: Uint8Array;
  readonly tag?: string | undefined;
}

function contentOf(reply: Reply<Call>): Content | null {
  if ('html' in reply) return { type: 'text/html; charset=utf-8', bytes: Buffer.from(reply.html) };
  const type = 'application/json; charset=utf-8';
  if ('json' in reply) return { type, bytes: reply.json, tag: reply.tag };
  if (reply.body === undefined) return null;
  return { type, bytes: Buffer.from(JSON.stringify(reply.body)) };
}
