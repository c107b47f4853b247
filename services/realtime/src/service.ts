import {
  busEnv,
  callEnv,
  commonEnv,
  connect,
  createBus,
  defineService,
  env,
  inSpan,
  isSecure,
  Refusal,
  serviceActor,
  signersOf,
  siteEnv,
  subscribeWhenAvailable,
  type RpcClient,
} from '@torchbearer/kit';
import { IdentityServiceService } from '@torchbearer/proto/identity/v1/identity';
import { ScoringServiceService } from '@torchbearer/proto/scoring/v1/scoring';
import { Topics } from '@torchbearer/proto/topics';
import { MOST_IN_WHOLE_LIST } from '@torchbearer/rules';
import { createRecentlyEnded } from './sockets/recently-ended.js';
import { followEvents } from './events.js';
import { createFollowers, type Followers } from './sockets/followers.js';
import { serveLeaderboard } from './sockets/leaderboard.js';
import { encodeShared } from './sockets/shared-message.js';
import { startPeriodicChecks } from './periodic-checks.js';
import { createSocketServer } from './sockets/socket-server.js';
import { createLeaderboardEvents } from './standings/leaderboard-event.js';
import { createLateRows } from './standings/late-rows.js';
import { startStandingsFeed } from './standings/standings-feed.js';
import { createStandingsSource } from './standings/standings-source.js';

const realtimeEnv = {
  ...commonEnv,
  ...callEnv,
  ...busEnv,
  ...siteEnv,
  /** Port of /socket.io. */
  REALTIME_PORT: env.port(8082),
  /** gRPC addresses: `dns:///host:9090`. */
  IDENTITY_ADDRESS: env.text(),
  SCORING_ADDRESS: env.text(),
  /** Needed with several nodes. */
  REDIS_URL: env.redisUrl().optional(),
  /** Further origins whose pages may connect, comma-separated. */
  PUBLIC_ORIGINS: env.list().optional(),
  /** How many trusted proxies every request passes, including the gateway if it forwards sockets. */
  TRUST_PROXY: env.integer(1, 0, 17),
  /** How many connections one user may have to one node. */
  CONNECTIONS_PER_USER: env.integer(50),
  /** How many connections of one address to one node may be anonymous. */
  ANONYMOUS_PER_ADDRESS: env.integer(100),
  /** How often to check for a version whose event was missed. */
  STANDINGS_POLL_MS: env.integer(5_000, 10),
  /** In a league of more players, sockets get what changed and their own row instead of the whole list. */
  LIVE_LIST_PLAYERS: env.integer(MOST_IN_WHOLE_LIST, 0),
};

/** The minimum time between two versions to all sockets, in milliseconds: a series of saves is sent as few changes. */
const STANDINGS_REST_MS = 100;

export const service = defineService({
  name: 'realtime',
  env: realtimeEnv,
  start: async (config, host) => {
    const { lifecycle, log, metrics, clock } = host;
    // Loaded only if needed: the client and the adapter take 15 MB of memory.
    const redis =
      config.REDIS_URL === undefined
        ? null
        : await (await import('./redis.js')).connectRedis(config.REDIS_URL, host);
    // Redis does not affect readiness: without it the node polls for new versions.
    if (redis) lifecycle.onStop('redis', () => redis.close());
    const bus = createBus(config, { clientId: host.name, log, onCrash: host.crash });
    lifecycle.onStop('bus', () => bus.close());

    const signers = signersOf('realtime', config);
    const to = (callee: string) => ({ ...config, sign: signers(callee) });
    const identity = await connect(IdentityServiceService, config.IDENTITY_ADDRESS, to('identity'));
    lifecycle.onStop('identity', () => identity.close());
    lifecycle.whenBegun('identity', () => checkIdentity(identity));
    const scoring = await connect(ScoringServiceService, config.SCORING_ADDRESS, to('scoring'));
    lifecycle.onStop('scoring', () => scoring.close());

    const sockets = createSocketServer({
      host: config.HOST,
      port: config.REALTIME_PORT,
      publicUrl: config.PUBLIC_URL,
      publicOrigins: config.PUBLIC_ORIGINS ?? [],
      isSecure: isSecure(config),
      maxAnonymous: config.ANONYMOUS_PER_ADDRESS,
      trustProxy: config.TRUST_PROXY,
      redis,
      identity,
      log,
    });
    const { io } = sockets;
    const followers: Followers = createFollowers((userId) => lateRows.want(userId));
    const eventOf = createLeaderboardEvents();
    const source = createStandingsSource(scoring, config.LIVE_LIST_PLAYERS, followers.userIds);
    const feed = startStandingsFeed({
      source,
      onChange: async (standings) => {
        const event = eventOf(standings);
        const message = await encodeShared(event);
        await inSpan(`send ${event.name}`, { kind: 'PRODUCER' }, () => followers.send(message));
      },
      restMs: STANDINGS_REST_MS,
      log,
    });
    lifecycle.onStop('standings', () => feed.stop());
    const lateRows = createLateRows({
      source,
      current: () => feed.current,
      onRead: followers.sendOwn,
      log,
    });

    const ended = createRecentlyEnded(clock);
    const hiding = createRecentlyEnded(clock);
    // Until the bus is available, the periodic checks below keep the pages up to date.
    const listening = subscribeWhenAvailable(host, 'events', async () => {
      await bus.ensureTopics([Topics.standings, Topics.session, Topics.user]);
      return await followEvents({
        bus,
        group: host.name,
        io,
        isAmongNodes: redis !== null,
        feed,
        ended,
        hiding,
      });
    });
    const rounds = startPeriodicChecks({
      io,
      followers,
      feed,
      clock,
      pollMs: config.STANDINGS_POLL_MS,
      sweepMs: host.pollMs,
    });
    lifecycle.onStop('rounds', () => rounds.stop());

    serveLeaderboard(io, {
      followers,
      ended,
      hiding,
      maxConnections: config.CONNECTIONS_PER_USER,
      clock,
      log,
    });
    metrics.gauge('realtime_sockets', 'Sockets connected to this node', () => io.of('/').sockets.size);
    metrics.gauge(
      'realtime_standings_version',
      'Version of the newest standings known',
      () => feed.current?.version ?? 0,
    );
    const port = await sockets.listen();
    lifecycle.onStop('sockets', () => sockets.stop());
    log.info({ port }, 'accepting sockets');
    /** `listening` resolves once events reach this node. */
    return { port, listening };
  },
});

/** Any response will do: the refusal of an empty token shows that identity and its database work. */
async function checkIdentity(identity: RpcClient<typeof IdentityServiceService>): Promise<void> {
  try {
    await identity.getSession({ token: '' }, { actor: serviceActor('realtime'), deadlineMs: 1_500 });
  } catch (error) {
    if (!(error instanceof Refusal && error.reason === 'NOT_SIGNED_IN')) throw error;
  }
}
