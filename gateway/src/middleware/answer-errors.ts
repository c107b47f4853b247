import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import { Refusal, type Log } from '@torchbearer/kit';
import type { ServerResponse } from 'node:http';
import { errorAnswer } from '../errors.js';
import { headOf, stateOf } from '../request-state.js';

/** The response for an unknown address. */
export const notFound: RequestHandler = () => {
  throw new Refusal('NOT_FOUND');
};

/** Invalid percent-encoding matches no route, and a URL with two hosts is ambiguous. Null for a good address. */
export function badAddress({ path, rawHeaders }: Pick<Request, 'path' | 'rawHeaders'>): Refusal | null {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  if (hosts > 1) return new Refusal('INVALID_INPUT', 'This request names two hosts.');
  if (!path.includes('%')) return null;
  try {
    decodeURIComponent(path);
    return null;
  } catch {
    return new Refusal('INVALID_INPUT', 'This address is not valid.');
  }
}

export const refuseBadAddress: RequestHandler = (request, _response, next) => {
  const refusal = badAddress(request);
  if (refusal) throw refusal;
  next();
};

/** The last middleware: turns every error into the one error format. */
export const answerErrors =
  (log: Log): ErrorRequestHandler =>
  (error: unknown, _request, response, _next) => {
    const stale = ['etag', 'set-cookie', 'content-type', 'content-encoding', 'content-length'];
    for (const name of response.headersSent ? [] : stale) response.removeHeader(name);
    sendError(log, error, response);
  };

/** Turns an error into the one error format; logs it if it is ours. The line of each request names the code of its refusal. */
export function sendError(log: Log, error: unknown, response: ServerResponse): void {
  const state = stateOf(response);
  const { requestId, route } = state;
  const { status, headers, body, isUnforeseen } = errorAnswer(error, requestId);
  state.code = body.code;
  if (isUnforeseen) log.error({ err: error, requestId, route }, 'request failed');
  else if (status === 503) log.warn({ err: error, requestId, route }, 'a service is unavailable');
  // A response that has started can't be changed; closing the connection shows the caller that it failed.
  if (response.headersSent) return void response.destroy();
  const bytes = Buffer.from(JSON.stringify(body));
  const own = ['cache-control', 'no-store', ...Object.entries(headers).flat()];
  own.push('content-type', 'application/json; charset=utf-8', 'content-length', String(bytes.byteLength));
  response.writeHead(status, headOf(state, own)).end(bytes);
}
