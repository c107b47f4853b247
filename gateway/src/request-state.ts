import type { ErrorCode } from '@torchbearer/rules';
import type { Request, RequestHandler, Response } from 'express';
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
  common: readonly string[];
  /** Those that only its own response has. */
  own: string[];
}

/** Names and values of all headers of a response. */
export const headOf = ({ common, own }: RequestState, more: readonly string[]): string[] =>
  common.concat(own, more);

const STATE = Symbol('state of the request');

export function beginState(
  request: Request,
  response: Response,
  common: readonly string[] = [],
): RequestState {
  const requestId = requestIdOf(request.headers['x-request-id']);
  const blank = { route: 'unknown', userId: null, isOverdue: false, code: null };
  const state: RequestState = { requestId, ...blank, common, own: ['x-request-id', requestId] };
  (response as Stateful)[STATE] = state;
  return state;
}

/** Names the route of whatever is requested there. */
export const markAs =
  (route: string): RequestHandler =>
  (_request, response, next) => {
    stateOf(response).route = route;
    next();
  };

/** Sets the state's headers on a response that is not written in one go. */
export const setHeaders: RequestHandler = (_request, response, next) => {
  const state = stateOf(response);
  const headers = headOf(state, []);
  for (let at = 0; at < headers.length; at += 2) response.setHeader(headers[at] ?? '', headers[at + 1] ?? '');
  Object.assign(state, { common: [], own: [] });
  next();
};

export function stateOf(response: ServerResponse | Pick<Response, 'locals'>): RequestState {
  const state = (response as Stateful)[STATE];
  if (!state) throw new Error('the request has no state: was it begun?');
  return state;
}

interface Stateful {
  [STATE]?: RequestState;
}

const SANE = /^[A-Za-z0-9-]{8,64}$/;

/** The caller's own id if it is harmless, else a new one. */
export const requestIdOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && SANE.test(given) ? given : randomUUID();
