import { createSingleFlight, Refusal, type SingleFlight } from '@torchbearer/kit';

/** A request that takes longer does not hold up the next: the next may reach another replica. */
const PATIENCE_MS = 250;

const isDown = (error: unknown): boolean => error instanceof Refusal && error.reason === 'UNAVAILABLE';

/**
 * Requests to a service, shared by all who want the same. If one fails, the others send their own, because the reason
 * may be the one for whom it was sent; unless the service is down.
 */
export const createRequestFlight = <Key, T>(): SingleFlight<Key, T> =>
  createSingleFlight({ patienceMs: PATIENCE_MS, runAloneAfter: (error) => !isDown(error) });
