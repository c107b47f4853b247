import type { Response } from 'express';

/** What is known of one request while it runs. */
export interface RequestState {
  readonly requestId: string;
  /** The pattern that answers, never the path itself: paths hold ids. */
  route: string;
  userId: string | null;
  /** Whether it was given up at the time limit of its call. */
  isOverdue: boolean;
}

const states = new WeakMap<object, RequestState>();

export const beginState = (response: object, requestId: string): RequestState => {
  const state: RequestState = { requestId, route: 'unknown', userId: null, isOverdue: false };
  states.set(response, state);
  return state;
};

/** The state of a request that `requestId` has begun. */
export function stateOf(response: Pick<Response, 'locals'>): RequestState {
  const state = states.get(response);
  if (!state) throw new Error('the request has no state: is the request-id middleware first?');
  return state;
}
