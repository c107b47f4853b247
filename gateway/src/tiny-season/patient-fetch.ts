import { setTimeout as pause } from 'node:timers/promises';

/** A cluster that has just started, or a replaced pod, needs a moment. */
export const PATIENCE_MS = 60_000;
const PAUSE_MS = 500;
/** Methods that may be retried safely. */
const isRepeatable = (method: string, address: string): boolean =>
  method === 'GET' || address.endsWith('/api/auth/login');

/** A `fetch` that retries while a service is unavailable, for up to a minute, and returns the last response. */
export const patientFetch: typeof fetch = async (input, init) => {
  const address = input instanceof Request ? input.url : input.toString();
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const response = await fetch(input, init);
    if (response.status !== 503 || !isRepeatable(init?.method ?? 'GET', address) || Date.now() > until)
      return response;
    await response.body?.cancel();
    await pause(PAUSE_MS);
  }
};
