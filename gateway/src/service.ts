import { createBus, defineService, serviceActor, subscribeWhenAvailable, type Log } from '@torchbearer/kit';
import { connectServices, type Clients } from './clients.js';
import { gatewayEnv } from './config.js';
import { createLimits } from './limits/limits.js';
import type { Lockout } from './limits/sign-in.js';
import { openLimitStore } from './limits/store.js';
import { createPictureOrigins, NO_PICTURES } from './picture-origins.js';
import { startHttpServer } from './server.js';
import { forgetChangedSessions } from './forget-sessions.js';
import { createSessions } from './sessions.js';
import { createStandingsCache } from './cached/standings.js';
import { createWaitForCopies } from './wait-for-copies.js';

export interface Started {
  readonly port: number;
  /** Resolves once events about ended sessions arrive. */
  readonly listening: Promise<void>;
}

/** The public entry point: REST in front, gRPC behind, and no state beyond short-lived caches. */
export const service = defineService({
  name: 'gateway',
  env: gatewayEnv,
  start: async (config, host): Promise<Started> => {
    const { lifecycle, log, metrics, clock } = host;
    const store = openLimitStore(config.REDIS_URL, { log, metrics });
    lifecycle.onStop('limits', () => store.close());

    const clients = await connectServices(config);
    lifecycle.onStop('clients', () => clients.close());

    const sessions = createSessions({
      identity: clients.identity,
      deadlineMs: config.GRPC_DEADLINE_MS,
      clock,
    });
    const bus = createBus(config, { clientId: host.name, log, onCrash: host.crash });
    lifecycle.onStop('bus', () => bus.close());
    const listening = subscribeWhenAvailable(host, 'session news', () =>
      forgetChangedSessions(bus, sessions),
    );

    const pictures =
      config.WEB_DIR === undefined
        ? NO_PICTURES
        : createPictureOrigins({ league: clients.league, deadlineMs: config.GRPC_DEADLINE_MS, clock, log });
    pictures.refresh();

    const server = await startHttpServer({
      config,
      clients,
      sessions,
      standings: createStandingsCache(clients.scoring),
      waitForCopies: createWaitForCopies(clients.copies, config.SETTLE_TIMEOUT_MS, log),
      limits: createLimits(store, config, reportLockout(clients, log)),
      pictures,
      log,
      metrics,
      isStopping: () => lifecycle.isStopping,
    });
    lifecycle.onStop('http', () => server.stop());
    log.info({ port: server.port }, 'accepting requests');
    return { port: server.port, listening };
  },
});

/** Reports the lockout to identity, which records it for admins. Not awaited: the response must not depend on it. */
const reportLockout =
  ({ identity }: Pick<Clients, 'identity'>, log: Log) =>
  ({ email, address, everywhere }: Lockout): void => {
    const from = { actor: serviceActor('gateway'), address };
    identity
      .reportLockout({ email, everywhere }, from)
      .catch((error: unknown) =>
        log.warn({ err: error, address, everywhere }, 'a lockout could not be recorded'),
      );
  };
