/** Whether the server can be reached, by what the last call met; a browser's own 'online' knows only its cable. */
import { createStore } from './store.js';

export type Connection = 'reachable' | 'unreachable';

export const connection = createStore<Connection>('reachable');
