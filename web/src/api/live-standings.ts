/** The live leaderboard: a socket whose events are written to the query cache. */
import type { QueryClient } from '@tanstack/react-query';
import type { Socket } from 'socket.io-client';
import { handleLiveEvents } from './live-events.js';
import { queries } from './queries.js';
import { resultsUntilOf } from './results-until.js';
import { createStore } from './store.js';
import { token } from './token.js';

/** After a refused handshake: do not ask again and again about an ended session. */
const FIRST_REST_MS = 15_000;
const LONGEST_REST_MS = 5 * 60_000;

const connected = createStore(false);

/** Whether the socket delivers changes; while it doesn't, the screen must poll. */
export const liveStandings = { isConnected: connected.get, subscribe: connected.subscribe };

/** Those who hide results get none by socket: the screen polls what they may see. */
function hidesResults(client: QueryClient): boolean {
  const user = client.getQueryData(queries.me().queryKey);
  return user !== undefined && resultsUntilOf(user) !== null;
}

/** Follows the standings until the returned function is called. The first call loads the library. */
export function followStandings(client: QueryClient): () => void {
  if (hidesResults(client)) return () => undefined;
  let end: (() => void) | null = () => undefined;
  import('socket.io-client').then(
    ({ io }) => {
      if (end === null) return;
      const socket = io({
        path: '/socket.io',
        transports: ['websocket', 'polling'],
        tryAllTransports: true,
        withCredentials: true,
        auth: (give) => give({ token: token.read() }),
        autoConnect: false,
      });
      end = follow(socket, client);
    },
    // Without the library the screen polls the standings.
    () => undefined,
  );
  return () => {
    end?.();
    end = null;
  };
}

function follow(socket: Socket, client: QueryClient): () => void {
  let rest = FIRST_REST_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const reconnect = (): void => {
    clearTimeout(timer);
    if (!socket.connected && !hidesResults(client)) socket.connect();
  };
  const lost = (): void => {
    connected.set(false);
    // Still active: the library reconnects a broken connection by itself.
    if (socket.active) return;
    // Disconnected by the server: the session has ended, which a request for the current user reveals, or a
    // limit was reached, which passes.
    void client.invalidateQueries({ queryKey: queries.me().queryKey });
    clearTimeout(timer);
    timer = setTimeout(reconnect, rest);
    rest = Math.min(rest * 2, LONGEST_REST_MS);
  };

  socket.on('connect', () => {
    rest = FIRST_REST_MS;
    connected.set(true);
    // The server replies with the newest standings, so that a reconnected client misses nothing.
    socket.emit('join:leaderboard');
  });
  socket.on('disconnect', lost);
  socket.on('connect_error', lost);
  const events = handleLiveEvents(client, Math.random);
  socket.on('leaderboard:updated', events.updated);
  socket.on('leaderboard:changed', events.changed);
  socket.on('leaderboard:own', events.own);
  const unwatch = token.subscribe(reconnect);
  socket.connect();

  return () => {
    unwatch();
    clearTimeout(timer);
    events.stop();
    socket.off();
    if (socket.connected) socket.emit('leave:leaderboard');
    socket.disconnect();
    connected.set(false);
  };
}
