import { createPlainClient } from '@torchbearer/contract/client';
import table from 'virtual:torchbearer-calls';
import { learnServerTime } from '../time/server-clock.js';
import { connection } from './connection.js';
import { token } from './token.js';

/** fetch, telling on the way whether anything answered. */
const watchedFetch: typeof fetch = async (input, init) => {
  try {
    const response = await fetch(input, init);
    connection.set('reachable');
    return response;
  } catch (error) {
    if (init?.signal?.aborted !== true) connection.set('unreachable');
    throw error;
  }
};

/** Every call of the site, typed by its contract. */
export const api = createPlainClient(table, {
  fetch: watchedFetch,
  token: token.read,
  onResponse: learnServerTime,
});
