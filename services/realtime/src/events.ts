import { decode, inTrace, traceHeaders, traceOf, type Bus, type Subscription } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import type { RecentlyEnded } from './sockets/recently-ended.js';
import { roomOfSession, roomOfUser } from './sockets/leaderboard.js';
import type { RealtimeServer } from './sockets/protocol.js';
import type { StandingsFeed } from './standings/standings-feed.js';

/**
 * Consumes the events of other services. A version of the standings reaches one node of the group, which forwards it
 * to the others; every node consumes the end of a session or account.
 */
export async function followEvents(options: {
  readonly bus: Bus;
  readonly group: string;
  readonly io: RealtimeServer;
  /** Whether an adapter carries messages to other nodes. */
  readonly isAmongNodes: boolean;
  readonly feed: Pick<StandingsFeed, 'announce'>;
  readonly ended: RecentlyEnded;
  readonly hiding: RecentlyEnded;
}): Promise<Subscription> {
  const { bus, io, feed, ended, hiding } = options;
  io.on('standings:version', (version, trace = {}) => inTrace(traceOf(trace), () => feed.announce(version)));

  /**
   * The user's pages read the user again. One who hides results from now on, or more of them, or no longer any, has to
   * connect again: their pages then ask how far they may show results.
   */
  const applyChange = async (userId: string, value: Uint8Array): Promise<void> => {
    const until = Topics.user.codec.decode(value).resultsUntil ?? null;
    if (until === null) hiding.delete(userId);
    else hiding.add(userId);
    for (const socket of await io.local.in(roomOfUser(userId)).fetchSockets()) {
      const before = socket.data.resultsUntil;
      socket.data.resultsUntil = until;
      if ((before === null) !== (until === null) || (before ?? 0) > (until ?? 0)) socket.disconnect(true);
      else socket.emit('me:changed');
    }
  };
  const endings = await bus.broadcast({
    topics: [Topics.session.name, Topics.user.name],
    handle: async ({ topic, key, value }) => {
      const isSession = topic === Topics.session.name;
      if (!isSession && value !== null) return await applyChange(key, value);
      ended.add(key);
      io.local.in(isSession ? roomOfSession(key) : roomOfUser(key)).disconnectSockets(true);
    },
  });
  const announcements = await bus.consume({
    group: options.group,
    topics: [Topics.standings.name],
    handle: async (messages) => {
      const versions = messages.map(({ value }) => (value ? decode(Topics.standings, value).version : 0));
      const version = Math.max(...versions);
      feed.announce(version);
      if (options.isAmongNodes) io.serverSideEmit('standings:version', version, traceHeaders());
    },
  });
  return {
    stop: async () => {
      await announcements.stop();
      await endings.stop();
    },
  };
}
