/**
 * Whether the server can be reached, judged by the last request; the browser's own 'online' only knows
 * whether there is a network.
 */
import { createStore } from './store.js';

export type Connection = 'reachable' | 'unreachable';

export const connection = createStore<Connection>('reachable');
