import type { Response } from 'express';

/** The state of one request. */
export interface RequestState {
  readonly requestId: string;
  /** The matched route's pattern, never the path itself: paths contain ids. */
  route: string;
  userId: string | null;
  /** Whether it exceeded the time limit of its call. */
  isOverdue: boolean;
}

const states = new WeakMap<object, RequestState>();

export const beginState = (response: object, requestId: string): RequestState => {
  const state: RequestState = { requestId, route: 'unknown', userId: null, isOverdue: false };
  states.set(response, state);
  return state;
};

/** The state of a request, created by `requestId`. */
export function stateOf(response: Pick<Response, 'locals'>): RequestState {
  const state = states.get(response);
  if (!state) throw new Error('the request has no state: is the request-id middleware first?');
  return state;
}
