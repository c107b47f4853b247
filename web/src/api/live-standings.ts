/** The page's socket: its events are written to the query cache, or make the page read again. */
import type { QueryClient } from '@tanstack/react-query';
import type { Socket } from 'socket.io-client';
import { handleLiveEvents } from './live-events.js';
import { askWhoTheUserIs } from './query-client.js';
import { showsLess, shownUntil } from './results-until.js';
import { createStore } from './store.js';
import { token } from './token.js';

/** After a refused handshake: do not ask again and again about an ended session. */
const FIRST_REST_MS = 15_000;
const LONGEST_REST_MS = 5 * 60_000;

const connected = createStore(false);

/** Whether the socket delivers changes; while it doesn't, the screen must poll. */
export const liveStandings = { isConnected: connected.get, subscribe: connected.subscribe };

/**
 * Users who hide results get none by socket: the screen polls what they may see. They connect nevertheless, since the
 * server disconnects them when they hide more on another device.
 */
const hidesResults = (): boolean => shownUntil.get() !== null;

/** The server's reply to `join:leaderboard`. */
interface Joined {
  /** The last week that a user who hides results may see; absent for others. */
  readonly resultsUntil?: number;
}

/** Follows the standings until the returned function is called. The first call loads the library. */
export function followStandings(client: QueryClient): () => void {
  return connect({
    attach: (socket) => {
      const events = handleLiveEvents(client, Math.random);
      // What was sent just before the server knew that results are hidden is dropped.
      const ifShown =
        <Event>(handle: (event: Event) => void) =>
        (event: Event): void => {
          if (!hidesResults()) handle(event);
        };
      socket.on('leaderboard:updated', ifShown(events.updated));
      socket.on('leaderboard:changed', ifShown(events.changed));
      socket.on('leaderboard:own', ifShown(events.own));
      socket.on('connect', () => {
        connected.set(!hidesResults());
        // The server replies with the newest standings, so that a reconnected client misses nothing.
        socket.emit('join:leaderboard', ({ resultsUntil }: Joined) => {
          if (resultsUntil !== undefined && showsLess(shownUntil.get(), resultsUntil)) askWhoTheUserIs();
        });
      });
      const unfollow = shownUntil.subscribe(() => connected.set(socket.connected && !hidesResults()));
      return () => {
        unfollow();
        events.stop();
        if (socket.connected) socket.emit('leave:leaderboard');
      };
    },
    onLost: () => connected.set(false),
  });
}

/** Reads the user again whenever it changes elsewhere, until the returned function is called. */
export const followMe = (): (() => void) =>
  connect({
    attach: (socket) => {
      // Changes before the connection are in no event.
      socket.on('connect', askWhoTheUserIs);
      return () => undefined;
    },
    onLost: () => undefined,
  });

interface Following {
  /** Adds listeners; the returned function says goodbye. */
  readonly attach: (socket: Socket) => () => void;
  readonly onLost: () => void;
}

function connect(following: Following): () => void {
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
      end = follow(socket, following);
    },
    // Without the library the screen polls the standings.
    () => undefined,
  );
  return () => {
    end?.();
    end = null;
  };
}

function follow(socket: Socket, { attach, onLost }: Following): () => void {
  let rest = FIRST_REST_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const reconnect = (): void => {
    clearTimeout(timer);
    if (!socket.connected) socket.connect();
  };
  const lost = (): void => {
    onLost();
    // Still active: the library reconnects a broken connection by itself.
    if (socket.active) return;
    // Disconnected by the server: the session has ended, which a request for the current user reveals, or a
    // limit was reached, which passes.
    askWhoTheUserIs();
    clearTimeout(timer);
    timer = setTimeout(reconnect, rest);
    rest = Math.min(rest * 2, LONGEST_REST_MS);
  };

  socket.on('connect', () => {
    rest = FIRST_REST_MS;
  });
  socket.on('disconnect', lost);
  socket.on('connect_error', lost);
  socket.on('me:changed', askWhoTheUserIs);
  const detach = attach(socket);
  const unwatch = token.subscribe(reconnect);
  // The server may have disconnected it for that.
  const unfollow = shownUntil.subscribe(reconnect);
  socket.connect();

  return () => {
    unwatch();
    unfollow();
    clearTimeout(timer);
    detach();
    socket.off();
    socket.disconnect();
    onLost();
  };
}
