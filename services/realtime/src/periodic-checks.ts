import type { Followers } from './sockets/followers.js';
import type { RealtimeServer } from './sockets/protocol.js';
import type { StandingsFeed } from './standings/standings-feed.js';

/** Polls for what no event announces: a version whose event was missed, and expired sessions. */
export function startPeriodicChecks(options: {
  readonly io: RealtimeServer;
  readonly followers: Pick<Followers, 'size'>;
  readonly feed: Pick<StandingsFeed, 'check'>;
  readonly clock: () => Date;
  readonly pollMs: number;
  readonly sweepMs: number;
}): { stop(): void } {
  const main = options.io.of('/');
  const timers = [
    setInterval(() => {
      if (options.followers.size > 0) options.feed.check();
    }, options.pollMs),
    setInterval(() => {
      const now = options.clock();
      for (const socket of main.sockets.values()) if (socket.data.expiresAt <= now) socket.disconnect(true);
    }, options.sweepMs),
  ];
  return { stop: () => timers.forEach((timer) => clearInterval(timer)) };
}
