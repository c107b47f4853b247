import { cacheControlOf, type Answer, type Call } from '@torchbearer/contract';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isTagged, tagOf } from '../etag.js';
import { headOf, stateOf } from '../request-state.js';
import type { Reply } from '../route.js';
import type { Form } from '../cached/cached-json.js';
import { compressed, encodingFor, WORTH_BYTES } from './encoding.js';

export type SendReply = (
  request: Pick<IncomingMessage, 'headers' | 'method'>,
  response: ServerResponse,
  reply: Reply<Call>,
) => void | Promise<void>;

/**
 * Writes the responses of one call's handler: body, ETag, Cache-Control; 304 if the caller has it already. Everything
 * that does not depend on a request is prepared here.
 */
export function createSendReply(call: Call): SendReply {
  const cacheControl = cacheControlOf(call);
  const varies = cacheControl.startsWith('private') ? ['Cookie', 'Authorization'] : [];
  const hasTag = call.etag === true || cacheControl.endsWith('immutable');
  // Not responses with a token: their compressed length would leak information about it.
  const mayCompress = cacheControl !== 'no-store';
  const common = ['cache-control', cacheControl, ...dispositionOf(call)];
  const plain = [...common, ...vary(varies)];
  const compressible = mayCompress ? [...common, ...vary([...varies, 'Accept-Encoding'])] : plain;
  const types = new Map(
    Object.entries(call.answers).map(([status, answer]) => [Number(status), typeOf(answer)]),
  );

  return (request, response, reply) => {
    const state = stateOf(response);
    if ('cached' in reply) return sendCached(request, response, headOf(state, compressible), reply);
    const bytes = bytesOf(reply);
    const type = types.get(reply.status) ?? inUtf8('application/json');
    const isText = bytes !== null && TEXT.test(type);
    const head = headOf(state, isText ? compressible : plain);
    for (const cookie of cookiesOf(reply)) head.push('set-cookie', cookie);
    if (reply.headers) head.push(...reply.headers);
    if (bytes === null) {
      response.writeHead(reply.status, head).end();
      return;
    }

    if (hasTag) {
      const tag = tagOf(bytes);
      head.push('etag', tag);
      if (call.etag && isTagged(request.headers['if-none-match'], tag)) {
        response.writeHead(304, head).end();
        return;
      }
    }
    head.push('content-type', type);
    const isWorthIt = isText && mayCompress && bytes.byteLength >= WORTH_BYTES && request.method !== 'HEAD';
    const encoding = isWorthIt ? encodingFor(request.headers['accept-encoding']) : 'identity';
    if (encoding === 'identity') return write(response, reply.status, head, bytes);
    head.push('content-encoding', encoding);
    const smaller = compressed(bytes, encoding);
    if (smaller instanceof Promise) return smaller.then((body) => write(response, reply.status, head, body));
    write(response, reply.status, head, smaller);
  };
}

type CachedReply = Extract<Reply<Call>, { readonly cached: unknown }>;

/** A cached response: compressed once for all callers, so each form has a tag of its own. */
function sendCached(
  { headers }: Parameters<SendReply>[0],
  response: ServerResponse,
  head: string[],
  { status, cached }: CachedReply,
): void | Promise<void> {
  const accepted = encodingFor(headers['accept-encoding']);
  const held = cached.heldTag(headers['if-none-match'], accepted);
  if (held !== null) {
    head.push('etag', held);
    response.writeHead(304, head).end();
    return;
  }
  const send = ({ encoding, tag, bytes }: Form): void => {
    head.push('etag', tag, 'content-type', inUtf8('application/json'));
    if (encoding !== 'identity') head.push('content-encoding', encoding);
    write(response, status, head, bytes);
  };
  const form = cached.form(accepted);
  return form instanceof Promise ? form.then(send) : send(form);
}

function write(response: ServerResponse, status: number, head: string[], body: Uint8Array): void {
  head.push('content-length', String(body.byteLength));
  response.writeHead(status, head).end(body);
}

const NO_COOKIES: readonly string[] = [];
const cookiesOf = ({ cookie = NO_COOKIES }: Reply<Call>): readonly string[] =>
  typeof cookie === 'string' ? [cookie] : cookie;

const vary = (names: readonly string[]): readonly string[] =>
  names.length > 0 ? ['vary', names.join(', ')] : [];

function bytesOf(reply: Exclude<Reply<Call>, CachedReply>): Uint8Array | null {
  if ('html' in reply) return Buffer.from(reply.html);
  if ('bytes' in reply) return reply.bytes;
  if ('json' in reply) return reply.json;
  return reply.body === undefined ? null : Buffer.from(JSON.stringify(reply.body));
}

const TEXT = /^(text\/|application\/json)/;

const inUtf8 = (type: string): string => `${type}; charset=utf-8`;

/** Shown in the page, or saved under its own name, never under one from the address. */
const dispositionOf = ({ answers }: Call): readonly string[] =>
  Object.values(answers).flatMap((answer: Answer) =>
    'kind' in answer && answer.kind === 'file' && answer.name !== null
      ? ['content-disposition', `inline; filename="${answer.name}"`]
      : [],
  );

/** The content type of a response; text types are UTF-8. Empty for none. */
function typeOf(answer: Answer): string {
  if (!('kind' in answer)) return inUtf8('application/json');
  switch (answer.kind) {
    case 'page':
      return inUtf8('text/html');
    case 'file':
      return answer.type.startsWith('text/') ? inUtf8(answer.type) : answer.type;
    case 'nothing':
      return '';
  }
}
