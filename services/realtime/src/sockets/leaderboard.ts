import type { Log } from '@torchbearer/kit';
import { createConnectionLimit, createEventLimit } from './limits.js';
import type { RecentlyEnded } from './recently-ended.js';
import type { Followers } from './followers.js';
import type { RealtimeServer } from './protocol.js';

export const roomOfSession = (id: string): string => `session:${id}`;
export const roomOfUser = (id: string): string => `user:${id}`;

/** A page joins when it opens and leaves when it closes; no person does so more often than this. */
const MAX_EVENTS = 40;
const EVENTS_WINDOW_MS = 10_000;

/** Serves sockets that are signed in. */
export function serveLeaderboard(
  io: RealtimeServer,
  options: {
    readonly followers: Followers;
    readonly ended: RecentlyEnded;
    /** Users who hide results since a moment ago, which the handshake may have missed. */
    readonly hiding: RecentlyEnded;
    readonly maxConnections: number;
    readonly clock: () => Date;
    readonly log: Log;
  },
): void {
  const connections = createConnectionLimit(options.maxConnections);
  io.on('connection', (socket) => {
    const { sessionId, userId } = socket.data;
    if (options.hiding.has(userId)) socket.data.resultsUntil ??= 0;
    const isOver = options.ended.has(sessionId) || options.ended.has(userId);
    if (isOver || !connections.admit(userId, socket.conn)) {
      socket.disconnect(true);
      return;
    }
    void socket.join([roomOfSession(sessionId), roomOfUser(userId)]);

    const isWithinLimit = createEventLimit(MAX_EVENTS, EVENTS_WINDOW_MS, options.clock);
    socket.use((_event, next) => {
      if (isWithinLimit()) return next();
      options.log.info({ userId }, 'a socket sent too many events and was closed');
      socket.disconnect(true);
    });
    socket.on('join:leaderboard', (...sent) => {
      const { resultsUntil } = socket.data;
      acknowledge(sent, resultsUntil === null ? {} : { resultsUntil });
      if (resultsUntil === null) options.followers.add(socket);
    });
    socket.on('leave:leaderboard', (...sent) => {
      options.followers.delete(socket);
      acknowledge(sent);
    });
    socket.on('disconnect', () => options.followers.delete(socket));
  });
}

/** @param more how far the user sees results, if they hide some: a page that still shows more drops it */
function acknowledge(sent: readonly unknown[], more: { readonly resultsUntil?: number } = {}): void {
  const answer = sent.at(-1);
  if (typeof answer === 'function') (answer as (word: object) => void)({ ok: true, ...more });
}
