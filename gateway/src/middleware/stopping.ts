import type { RequestHandler } from 'express';

/** Closes each connection after its response during shutdown, so that the next request reaches another replica. */
export const closeWhenStopping =
  (isStopping: () => boolean): RequestHandler =>
  (_request, response, next) => {
    if (isStopping()) response.setHeader('connection', 'close');
    next();
  };
