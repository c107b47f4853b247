import type { RequestHandler } from 'express';
import { randomUUID } from 'node:crypto';
import { beginState } from '../request-state.js';

const SANE = /^[A-Za-z0-9-]{8,64}$/;

/** A caller's own id where it is a harmless one, else a new one. */
export const requestIdOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && SANE.test(given) ? given : randomUUID();

/** Names each request, in the answer, in our logs and to the services. First of all middleware. */
export const requestId: RequestHandler = (request, response, next) => {
  const { requestId: id } = beginState(response, requestIdOf(request.headers['x-request-id']));
  response.setHeader('x-request-id', id);
  next();
};
