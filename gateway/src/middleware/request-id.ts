import type { RequestHandler } from 'express';
import { randomUUID } from 'node:crypto';
import { beginState } from '../request-state.js';

const SANE = /^[A-Za-z0-9-]{8,64}$/;

/** The caller's own id if it is harmless, else a new one. */
export const requestIdOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && SANE.test(given) ? given : randomUUID();

/** Sets the request id, for the response, our logs and the services. The first middleware. */
export const requestId: RequestHandler = (request, response, next) => {
  const { requestId: id } = beginState(response, requestIdOf(request.headers['x-request-id']));
  response.setHeader('x-request-id', id);
  next();
};
