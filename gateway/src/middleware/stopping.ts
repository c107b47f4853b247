import type { RequestHandler } from 'express';

/** On the way out a connection ends with its answer, so that its next request goes to somebody who stays. */
export const closeWhenStopping =
  (isStopping: () => boolean): RequestHandler =>
  (_request, response, next) => {
    if (isStopping()) response.setHeader('connection', 'close');
    next();
  };
