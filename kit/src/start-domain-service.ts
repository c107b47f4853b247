import type { EntitySchema, MigrationInterface } from 'typeorm';
import type { TopicSpec } from './bus/bus.js';
import { createBus } from './bus/index.js';
import { subscribeWhenThere } from './bus/subscribe-when-there.js';
import { busEnv, commonEnv, databaseEnv, rpcEnv, type ConfigOf } from './config.js';
import { openDatabase, type Database } from './database/database.js';
import { startGrpcServer, type BoundService } from './grpc/server.js';
import { createBehindCheck, type RestsOnCopies } from './outbox/behind.js';
import { keepCopies, type Consumed } from './outbox/copies.js';
import { startRelay } from './outbox/relay.js';
import type { Host } from './run-service.js';
import type { Bus } from './bus/bus.js';

/** The environment of a service with a database, the bus and RPCs. */
export const domainEnv = { ...commonEnv, ...rpcEnv, ...databaseEnv, ...busEnv };
export type DomainConfig = ConfigOf<typeof domainEnv>;

export interface DomainService<Context> {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- TypeORM's own signature of a list of schemas
  readonly entities: readonly EntitySchema<any>[];
  readonly migrations: readonly (new () => MigrationInterface)[];
  /** Every topic published or consumed, so that it exists before the first message. */
  readonly topics: readonly TopicSpec[];
  readonly context: (database: Database, bus: Bus) => Context | Promise<Context>;
  readonly consumed: readonly Consumed<Context>[];
  /** Refusals that are not to be believed while the copies are behind. */
  readonly restsOnCopies?: RestsOnCopies;
  /** Called after each committed batch of consumed events with the topics in it. */
  readonly afterCopies?: (topics: ReadonlySet<string>, context: Context) => void;
  /** The service's own knowledge of a user's role, for RPCs that are for admins; see the gRPC server. */
  readonly knownAsAdmin?: (context: Context, userId: string) => Promise<boolean | null>;
  readonly services: (context: Context) => readonly BoundService[];
  /** Work beside the calls (a scheduler); started before the first call is taken, ended after the last. */
  readonly background?: (context: Context) => Promise<{ stop(): Promise<void> }>;
}

export interface StartedDomainService<Context> {
  readonly grpcPort: number;
  readonly context: Context;
  readonly database: Database;
  readonly bus: Bus;
}

/**
 * Starts what all such services have, in the order of need: database, bus, relay, copies, background work and
 * last the calls. The lifecycle ends them the other way round, the outbox flushed after the last call.
 */
export async function startDomainService<Context>(
  host: Host,
  config: DomainConfig,
  service: DomainService<Context>,
): Promise<StartedDomainService<Context>> {
  const { lifecycle, log, metrics, clock } = host;
  const database = await openDatabase({
    url: config.DATABASE_URL,
    pool: config.DATABASE_POOL,
    applicationName: host.name,
    entities: service.entities,
    migrations: service.migrations,
    schema: config.MIGRATIONS,
    log,
  });
  lifecycle.onStop('database', () => database.close());
  lifecycle.whenReady('database', () => database.ping());

  const bus = createBus(config, { clientId: host.name, log, onCrash: host.crash });
  lifecycle.onStop('bus', () => bus.close());
  // Not waited for: with the bus away, calls are still taken and answered, and the outbox keeps what is to be told.
  const topicsThere = bus.ensureTopics(service.topics);
  topicsThere.catch((error: unknown) => {
    if (!lifecycle.isStopping) host.crash(error);
  });

  const relay = await startRelay({ database, bus, log, pollMs: config.OUTBOX_POLL_MS });
  database.onPublished(() => relay.wake());
  lifecycle.onStop('relay', async () => {
    await relay.flush(5_000);
    await relay.stop();
  });
  metrics.gauge(
    'outbox_waiting_rows',
    'Outbox rows not yet on the bus',
    async () => (await relay.waiting()).rows,
  );
  metrics.gauge(
    'outbox_oldest_waiting_seconds',
    'Age of the oldest outbox row not yet on the bus',
    async () => (await relay.waiting()).oldestAgeMs / 1_000,
  );

  const context = await service.context(database, bus);
  if (service.consumed.length > 0) {
    const topics = service.consumed.map((entry) => entry.topic);
    void subscribeWhenThere(host, 'copies', async () => {
      await topicsThere;
      return await keepCopies({
        bus,
        database,
        group: host.name,
        consumed: service.consumed,
        context,
        after: (changed) => service.afterCopies?.(changed, context),
      });
    });
    metrics.gauge('bus_consumer_lag_messages', 'Messages not yet applied by this service', async () =>
      (await bus.lag(host.name, topics)).reduce((sum, entry) => sum + entry.lag, 0),
    );
  }
  if (service.background) {
    const background = await service.background(context);
    lifecycle.onStop('background', () => background.stop());
  }
  const server = await startGrpcServer({
    host: config.HOST,
    port: config.GRPC_PORT,
    services: service.services(context),
    actorSecret: config.ACTOR_SECRET,
    actorSecretAlso: config.ACTOR_SECRET_ALSO,
    takeUnboundActors: config.ACTOR_UNBOUND,
    knownAsAdmin: async (userId) => (await service.knownAsAdmin?.(context, userId)) ?? null,
    runBy: createBehindCheck({
      bus,
      group: host.name,
      restsOnCopies: service.restsOnCopies ?? {},
      log,
    }),
    GRPC_TLS_CA: config.GRPC_TLS_CA,
    GRPC_TLS_CERT: config.GRPC_TLS_CERT,
    GRPC_TLS_KEY: config.GRPC_TLS_KEY,
    clock,
    log,
    metrics,
  });
  lifecycle.onStop('grpc', () => server.stop());
  log.info({ grpcPort: server.port }, 'taking calls');
  return { grpcPort: server.port, context, database, bus };
}
