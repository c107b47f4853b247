import type { ErrorCode } from '@torchbearer/rules';
import type { RequestHandler, Response } from 'express';
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';

/** The state of one request. */
export interface RequestState {
  readonly requestId: string;
  /** The matched route's pattern, never the path itself: paths contain ids. */
  route: string;
  userId: string | null;
  /** Whether it exceeded the time limit of its call. */
  isOverdue: boolean;
  /** Why it was refused; null if it was not. */
  code: ErrorCode | null;
  /** Names and values of the headers that every response to it has, unless they are set on the response already. */
  readonly common: readonly string[];
  /** Those that only its own response has. */
  own: readonly string[];
}

/** Names and values of all headers of a response. */
export const headOf = ({ common, own }: RequestState, more: readonly string[]): string[] =>
  common.concat(own, more);

const NONE: readonly string[] = [];

const STATE = Symbol('state of the request');

export const beginState = (response: object, requestId: string, common = NONE, own = NONE): RequestState => {
  const blank = { route: 'unknown', userId: null, isOverdue: false, code: null };
  const state: RequestState = { requestId, ...blank, common, own };
  (response as Stateful)[STATE] = state;
  return state;
};

/** The state of a request, created by `requestId` or by the handler of the API. */
export function stateOf(response: ServerResponse | Pick<Response, 'locals'>): RequestState {
  const state = (response as Stateful)[STATE];
  if (!state) throw new Error('the request has no state: is the request-id middleware first?');
  return state;
}

interface Stateful {
  [STATE]?: RequestState;
}

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
