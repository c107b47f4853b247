import type { ErrorRequestHandler, RequestHandler } from 'express';
import { Refusal, type Log } from '@torchbearer/kit';
import { errorAnswer } from '../errors.js';
import { stateOf } from '../request-state.js';

/** An address that nobody answers at. */
export const notFound: RequestHandler = () => {
  throw new Refusal('NOT_FOUND');
};

/** An address whose percent-encoding is broken names nothing, and one at two hosts might be taken for either. */
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

/** The last middleware: everything thrown gets the one form of an error. */
export const answerErrors =
  (log: Log): ErrorRequestHandler =>
  (error: unknown, _request, response, next) => {
    const { requestId, route } = stateOf(response);
    const answer = errorAnswer(error, requestId);
    if (answer.isUnforeseen) log.error({ err: error, requestId, route }, 'request failed');
    else if (answer.status === 503) log.warn({ err: error, requestId, route }, 'a service is away');
    // Half an answer cannot be taken back; the connection's end tells the caller.
    if (response.headersSent) return void next(error);
    for (const name of ['etag', 'set-cookie', 'content-encoding', 'content-length'])
      response.removeHeader(name);
    response.status(answer.status).set({ 'cache-control': 'no-store', ...answer.headers });
    response.json(answer.body);
  };
