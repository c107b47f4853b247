import { createPlainClient } from '@torchbearer/contract/client';
import table from 'virtual:torchbearer-calls';
import { learnServerTime } from '../time/server-clock.js';
import { connection } from './connection.js';
import { askWhoTheUserIs } from './query-client.js';
import { saysLess } from './results-until.js';
import { token } from './token.js';
import { TRACE_BYTES, traceparent } from './traceparent.js';

/** fetch that also records whether the server responded; each request starts a trace. */
const watchedFetch: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set('traceparent', traceparent(crypto.getRandomValues(new Uint8Array(TRACE_BYTES))));
  try {
    const response = await fetch(input, { ...init, headers });
    connection.set('reachable');
    return response;
  } catch (error) {
    if (init?.signal?.aborted !== true) connection.set('unreachable');
    throw error;
  }
};

function onResponse(response: Response): void {
  learnServerTime(response);
  // Set on another device.
  if (saysLess(response)) askWhoTheUserIs({ cancelRefetch: false });
}

export const clientSettings = { fetch: watchedFetch, token: token.read, onResponse };

/** Every call of the site, typed by the contract; those of admins once `admin-calls.ts` is loaded. */
export const api = createPlainClient(table, clientSettings);
