import { LEADERBOARD } from './leaderboard.js';
import type { RealtimeServer } from './protocol.js';
import type { StandingsFeed } from './standings-feed.js';

/** What nobody tells us: a version whose event was missed, and sessions whose time is over. */
export function startRounds(options: {
  readonly io: RealtimeServer;
  readonly feed: Pick<StandingsFeed, 'check'>;
  readonly clock: () => Date;
  readonly pollMs: number;
  readonly sweepMs: number;
}): { stop(): void } {
  const main = options.io.of('/');
  const timers = [
    setInterval(() => {
      if (main.adapter.rooms.has(LEADERBOARD)) options.feed.check();
    }, options.pollMs),
    setInterval(() => {
      const now = options.clock();
      for (const socket of main.sockets.values()) if (socket.data.expiresAt <= now) socket.disconnect(true);
    }, options.sweepMs),
  ];
  return { stop: () => timers.forEach((timer) => clearInterval(timer)) };
}
