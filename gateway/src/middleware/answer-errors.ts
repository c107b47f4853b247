import type { ErrorRequestHandler, RequestHandler } from 'express';
import { Refusal, type Log } from '@torchbearer/kit';
import { errorAnswer } from '../errors.js';
import { stateOf } from '../request-state.js';

/** The response for an unknown address. */
export const notFound: RequestHandler = () => {
  throw new Refusal('NOT_FOUND');
};

/** Invalid percent-encoding matches no route, and a URL with two hosts is ambiguous. */
export const refuseBadAddress: RequestHandler = (request, _response, next) => {
  if ((request.headersDistinct['host']?.length ?? 0) > 1) {
    throw new Refusal('INVALID_INPUT', 'This request names two hosts.');
  }
  try {
    decodeURIComponent(request.path);
  } catch {
    throw new Refusal('INVALID_INPUT', 'This address is not valid.');
  }
  next();
};

/** The last middleware: turns every error into the one error format. */
export const answerErrors =
  (log: Log): ErrorRequestHandler =>
  (error: unknown, _request, response, next) => {
    const { requestId, route } = stateOf(response);
    const answer = errorAnswer(error, requestId);
    if (answer.isUnforeseen) log.error({ err: error, requestId, route }, 'request failed');
    else if (answer.status === 503) log.warn({ err: error, requestId, route }, 'a service is unavailable');
    // A response that has started can't be changed; closing the connection shows the caller that it failed.
    if (response.headersSent) return void next(error);
    for (const name of ['etag', 'set-cookie', 'content-type', 'content-encoding', 'content-length'])
      response.removeHeader(name);
    response.status(answer.status).set({ 'cache-control': 'no-store', ...answer.headers });
    response.json(answer.body);
  };
