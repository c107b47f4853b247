import type { Answer, Call } from '@torchbearer/contract';
import type { Request, Response } from 'express';
import { isTagged, tagOf } from './etag.js';
import type { Keeping, Reply, Route } from './route.js';

const CACHE_CONTROL: Readonly<Record<Keeping, string>> = {
  everybody: 'public, no-cache',
  caller: 'private, no-cache',
  'everybody for a minute': 'public, max-age=60',
  'everybody for ever': 'public, max-age=31536000, immutable',
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
  const content = contentOf(reply, route.call.answers[reply.status]);
  if (content === null) return void response.end();

  if (route.call.etag || keeping === 'everybody for ever') {
    const tag = content.tag ?? tagOf(content.bytes);
    response.setHeader('etag', tag);
    if (route.call.etag && isTagged(request.headers['if-none-match'], tag)) {
      return void response.status(304).end();
    }
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

function contentOf(reply: Reply<Call>, answer: Answer | undefined): Content | null {
  if ('html' in reply) return { type: inUtf8('text/html'), bytes: Buffer.from(reply.html) };
  if ('bytes' in reply) return { type: fileType(answer), bytes: reply.bytes };
  const type = inUtf8('application/json');
  if ('json' in reply) return { type, bytes: reply.json, tag: reply.tag };
  if (reply.body === undefined) return null;
  return { type, bytes: Buffer.from(JSON.stringify(reply.body)) };
}

const inUtf8 = (type: string): string => `${type}; charset=utf-8`;

/** The contract names the type of a file; whatever is text is UTF-8 here. */
function fileType(answer: Answer | undefined): string {
  if (!answer || !('kind' in answer) || answer.kind !== 'file') throw new Error('the contract lists no file');
  return answer.type.startsWith('text/') ? inUtf8(answer.type) : answer.type;
}
