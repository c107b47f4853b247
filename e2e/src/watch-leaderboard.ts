import type { StandingsEntry } from '@torchbearer/contract';
import { io, type Socket } from 'socket.io-client';

export interface Watcher {
  readonly socket: Socket;
  /** Every list received, in order, with the time when it arrived. */
  readonly lists: { readonly entries: readonly StandingsEntry[]; readonly at: number }[];
  /** Waits for a list that `wanted` accepts, ignoring the first `from` lists. */
  until(
    wanted: (entries: readonly StandingsEntry[]) => boolean,
    from?: number,
  ): Promise<{ entries: readonly StandingsEntry[]; at: number }>;
  close(): void;
}

/** Opens a socket and joins the leaderboard, like a browser. */
export async function watchLeaderboard(origin: string, token: string): Promise<Watcher> {
  const socket = io(origin, {
    path: '/socket.io',
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    auth: { token },
    forceNew: true,
  });
  const lists: { entries: readonly StandingsEntry[]; at: number }[] = [];
  socket.on('leaderboard:updated', (entries: readonly StandingsEntry[]) =>
    lists.push({ entries, at: performance.now() }),
  );
  await new Promise<void>((resolve, reject) => {
    socket.once('connect_error', reject);
    socket.once('connect', () => {
      socket.off('connect_error', reject);
      resolve();
    });
  });
  // Joins again after each reconnection, like the page.
  socket.on('connect', () => socket.emit('join:leaderboard'));
  await socket.timeout(20_000).emitWithAck('join:leaderboard');
  return {
    socket,
    lists,
    async until(wanted, from = 0) {
      const deadline = Date.now() + 30_000;
      for (;;) {
        const found = lists.slice(from).find((list) => wanted(list.entries));
        if (found) return found;
        if (Date.now() > deadline) throw new Error(`none of ${lists.length} received lists matches`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    close: () => void socket.close(),
  };
}
