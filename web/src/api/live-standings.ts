/** The leaderboard as it moves: a socket that puts each list it is sent into the query cache. */
import type { QueryClient } from '@tanstack/react-query';
import type { StandingsEntry } from '@torchbearer/contract/client';
import type { Socket } from 'socket.io-client';
import { queries } from './queries.js';
import { createStore } from './store.js';
import { token } from './token.js';

/** After a handshake that was refused: an ended session is not asked about again and again. */
const FIRST_REST_MS = 15_000;
const LONGEST_REST_MS = 5 * 60_000;

const connected = createStore(false);

/** Whether lists come by themselves; while they don't, somebody has to ask. */
export const liveStandings = { isConnected: connected.get, subscribe: connected.subscribe };

/** Follows the standings until the function that it returns is called. The library is loaded at the first call. */
export function followStandings(client: QueryClient): () => void {
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
    // Without the library the standings are asked for from time to time.
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

  const connectAnew = (): void => {
    clearTimeout(timer);
    if (!socket.connected) socket.connect();
  };
  const lost = (): void => {
    connected.set(false);
    // Still active: a connection that broke, which the library makes anew by itself.
    if (socket.active) return;
    // Sent away: by the end of the session, which asking who we are brings to light, or by a limit that passes.
    void client.invalidateQueries({ queryKey: queries.me().queryKey });
    clearTimeout(timer);
    timer = setTimeout(connectAnew, rest);
    rest = Math.min(rest * 2, LONGEST_REST_MS);
  };

  socket.on('connect', () => {
    rest = FIRST_REST_MS;
    connected.set(true);
    // Answered with the newest list: what was missed while the connection was away comes with it.
    socket.emit('join:leaderboard');
  });
  socket.on('disconnect', lost);
  socket.on('connect_error', lost);
  socket.on('leaderboard:updated', (entries: StandingsEntry[]) => accept(client, entries));
  const unwatch = token.subscribe(connectAnew);
  socket.connect();

  return () => {
    unwatch();
    clearTimeout(timer);
    socket.off();
    if (socket.connected) socket.emit('leave:leaderboard');
    socket.disconnect();
    connected.set(false);
  };
}

function accept(client: QueryClient, entries: StandingsEntry[]): void {
  const { queryKey } = queries.standings();
  // One list goes to everybody. While the season hides e-mails it has none, and admins read theirs by the answer.
  if (client.getQueryData(queries.me().queryKey)?.isAdmin && entries.some(({ email }) => email === null))
    return void client.invalidateQueries({ queryKey, exact: true });
  // An answer on its way was written before this list, and must not replace it.
  void client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, entries);
}
