import type { Log } from '@torchbearer/kit';
import { createConnectionLimit } from './connection-limit.js';
import type { RecentlyEnded } from './recently-ended.js';
import { createEventLimit } from './event-limit.js';
import type { RealtimeServer } from './protocol.js';
import type { StandingsFeed } from '../standings/standings-feed.js';

export const LEADERBOARD = 'leaderboard';
export const roomOfSession = (id: string): string => `session:${id}`;
export const roomOfUser = (id: string): string => `user:${id}`;

/** A page joins when it opens and leaves when it closes; no person does so more often than this. */
const MAX_EVENTS = 40;
const EVENTS_WINDOW_MS = 10_000;

/**
 * Serves sockets that are signed in. Lists are sent synchronously, in the order in which this node received them, so
 * that a list is never followed by an older one.
 */
export function serveLeaderboard(
  io: RealtimeServer,
  options: {
    readonly feed: Pick<StandingsFeed, 'current'>;
    readonly ended: RecentlyEnded;
    readonly maxConnections: number;
    readonly clock: () => Date;
    readonly log: Log;
  },
): void {
  const connections = createConnectionLimit(options.maxConnections);
  io.on('connection', (socket) => {
    const { sessionId, userId } = socket.data;
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
      void socket.join(LEADERBOARD);
      acknowledge(sent);
      // Without a list yet, the first one goes to the whole room and so to this socket, once.
      const { current } = options.feed;
      if (current) socket.emit('leaderboard:updated', current);
    });
    socket.on('leave:leaderboard', (...sent) => {
      void socket.leave(LEADERBOARD);
      acknowledge(sent);
    });
  });
}

function acknowledge(sent: readonly unknown[]): void {
  const answer = sent.at(-1);
  if (typeof answer === 'function') (answer as (word: { ok: true }) => void)({ ok: true });
}
