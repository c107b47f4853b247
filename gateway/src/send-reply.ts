import { cacheControlOf, type Answer, type Call } from '@torchbearer/contract';
import type { Request, Response } from 'express';
import { isTagged, tagOf } from './etag.js';
import type { Reply } from './route.js';

/** Writes a handler's response: body, ETag, Cache-Control; 304 if the caller has it already. */
export function sendReply(request: Request, response: Response, call: Call, reply: Reply<Call>): void {
  const cacheControl = cacheControlOf(call);
  response.status(reply.status).setHeader('cache-control', cacheControl);
  if (cacheControl === 'private, no-cache') response.vary('Cookie, Authorization');
  if (reply.cookie !== undefined) response.setHeader('set-cookie', reply.cookie);
  const content = contentOf(reply, call.answers[reply.status]);
  if (content === null) return void response.end();

  if (call.etag || cacheControl.endsWith('immutable')) {
    const tag = content.tag ?? tagOf(content.bytes);
    response.setHeader('etag', tag);
    if (call.etag && isTagged(request.headers['if-none-match'], tag)) {
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

/** The contract has the type of a file; text types are UTF-8. */
function fileType(answer: Answer | undefined): string {
  if (!answer || !('kind' in answer) || answer.kind !== 'file') throw new Error('the contract lists no file');
  return answer.type.startsWith('text/') ? inUtf8(answer.type) : answer.type;
}
