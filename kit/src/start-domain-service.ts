import { allTopics } from '@torchbearer/proto/topics';
import { CopiesServiceService } from '@torchbearer/proto/copies/v1/copies';
import type { EntitySchema, MigrationInterface } from 'typeorm';
import type { TopicSpec } from './bus/bus.js';
import { isCaughtUp } from './bus/caught-up.js';
import { createBus } from './bus/index.js';
import { subscribeWhenThere } from './bus/subscribe-when-there.js';
import { busEnv, commonEnv, databaseEnv, rpcEnv, type ConfigOf } from './config.js';
import { openDatabase, type Database } from './database/database.js';
import { bind, startGrpcServer, type BoundService } from './grpc/server.js';
import type { Copies } from './copies/copy.js';
import { keepCopies, type Reactions } from './copies/keep-copies.js';
import { copiesRpcs } from './copies/rpc.js';
import { isFilled, shapeOf } from './copies/schema.js';
import { createBehindCheck, isBehind, type RestsOnCopies } from './outbox/behind.js';
import { keepCopies as handleEvents, type Consumed } from './outbox/copies.js';
import { startRelay } from './outbox/relay.js';
import type { Host } from './run-service.js';
import type { Bus } from './bus/bus.js';

/** The environment of a service with a database, the bus and RPCs. */
export const domainEnv = { ...commonEnv, ...rpcEnv, ...databaseEnv, ...busEnv };
export type DomainConfig = ConfigOf<typeof domainEnv>;

export interface DomainService<Context, C extends Copies = Copies> {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- TypeORM's own signature of a list of schemas
  readonly entities: readonly EntitySchema<any>[];
  readonly migrations: readonly (new () => MigrationInterface)[];
  /** Every topic published or consumed; left out, those that `proto/topics.ts` says. */
  readonly topics?: readonly TopicSpec[];
  readonly context: (database: Database, copies: CopiesState) => Context | Promise<Context>;
  /** What it copies of other services' entities: exactly the topics that name it in `copiedBy` (`proto/topics.ts`). */
  readonly copies?: C;
  /** What follows, in the same transaction, where a copy has changed. */
  readonly onChange?: Reactions<C, Context>;
  /** Waits for what is derived from the copies, before `AwaitVersions` answers. */
  readonly settled?: (context: Context, timeoutMs: number) => Promise<boolean>;
  readonly consumed?: readonly Consumed<Context>[];
  /** Refusals that are not to be believed while the copies are behind. */
  readonly restsOnCopies?: RestsOnCopies;
  /** Called after each committed batch of consumed events. */
  readonly afterCopies?: (context: Context) => void;
  /** The service's own knowledge of a user's role, for RPCs that are for admins; see the gRPC server. */
  readonly knownAsAdmin?: (context: Context, userId: string) => Promise<boolean | null>;
  readonly services: (context: Context) => readonly BoundService[];
  /** Work beside the calls (a scheduler); started before the first call is taken, ended after the last. */
  readonly background?: (context: Context) => Promise<{ stop(): Promise<void> }>;
}

/** How far the service's copies are. */
export interface CopiesState {
  /** Whether everything that the bus holds for this service has been applied; false where the bus does not say. */
  readonly areCaughtUp: () => Promise<boolean>;
  /** Whether the bus has unapplied events of these topics; false where it does not say. */
  readonly areBehind: (topics: readonly { readonly name: string }[]) => Promise<boolean>;
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
export async function startDomainService<Context, C extends Copies = Copies>(
  host: Host,
  config: DomainConfig,
  service: DomainService<Context, C>,
): Promise<StartedDomainService<Context>> {
  const { lifecycle, log, metrics, clock } = host;
  const { copies, consumed = [] } = service;
  if (copies) assertCopies(host.name, copies);
  const database = await openDatabase({
    url: config.DATABASE_URL,
    pool: config.DATABASE_POOL,
    applicationName: host.name,
    entities: service.entities,
    migrations: service.migrations,
    ...(copies && { copies }),
    schema: config.MIGRATIONS,
    log,
  });
  lifecycle.onStop('database', () => database.close());
  lifecycle.whenReady('database', () => database.ping());

  const bus = createBus(config, { clientId: host.name, log, onCrash: host.crash });
  lifecycle.onStop('bus', () => bus.close());
  // Not waited for: with the bus away, calls are still taken and answered, and the outbox keeps what is to be told.
  const topicsThere = bus.ensureTopics(service.topics ?? topicsOf(host.name));
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

  const group = copies ? `${host.name}.${shapeOf(copies)}` : host.name;
  const topics = copies
    ? Object.values(copies).map(({ topic }) => topic.name)
    : consumed.map(({ topic }) => topic);
  const context = await service.context(database, {
    areCaughtUp: () => isCaughtUp(bus, group, topics, log),
    areBehind: (some) => isBehind(bus, group, some, log),
  });
  if (topics.length > 0) {
    void subscribeWhenThere(host, 'copies', async () => {
      await topicsThere;
      const after = (): void => service.afterCopies?.(context);
      if (!copies) return await handleEvents({ bus, database, group, context, consumed, after });
      const onChange = service.onChange ?? {};
      return await keepCopies({
        bus,
        database,
        group,
        deadLetters: host.name,
        context,
        copies,
        onChange,
        after,
      });
    });
    metrics.gauge('bus_consumer_lag_messages', 'Messages not yet applied by this service', async () =>
      (await bus.lag(group, topics)).reduce((sum, entry) => sum + entry.lag, 0),
    );
  }
  if (copies) {
    lifecycle.whenBegun('copies', async () => {
      await topicsThere;
      if (!(await isFilled(database, bus, group, copies))) throw new Error('the copies are being filled');
    });
  }
  if (service.background) {
    const background = await service.background(context);
    lifecycle.onStop('background', () => background.stop());
  }
  const awaitingCopies = (): BoundService =>
    bind(CopiesServiceService, copiesRpcs, {
      database,
      settled: async (timeoutMs: number) => (await service.settled?.(context, timeoutMs)) ?? true,
    });
  const server = await startGrpcServer({
    host: config.HOST,
    port: config.GRPC_PORT,
    services: [...service.services(context), ...(copies ? [awaitingCopies()] : [])],
    actorSecret: config.ACTOR_SECRET,
    actorSecretAlso: config.ACTOR_SECRET_ALSO,
    takeUnboundActors: config.ACTOR_UNBOUND,
    knownAsAdmin: async (userId) => (await service.knownAsAdmin?.(context, userId)) ?? null,
    runBy: createBehindCheck({
      bus,
      group,
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

/** @throws Error where the service copies other topics than `proto/topics.ts` says, which the gateway relies on */
function assertCopies(name: string, copies: Copies): void {
  const declared = Object.values(copies).map(({ topic }) => topic.name);
  const expected = allTopics
    .filter(({ copiedBy }) => copiedBy.some((one) => one === name))
    .map((one) => one.name);
  if (declared.toSorted().join() !== expected.toSorted().join())
    throw new Error(`${name} copies ${declared.join(', ')}; proto/topics.ts says ${expected.join(', ')}`);
}

const topicsOf = (name: string): readonly TopicSpec[] =>
  allTopics.filter((topic) => topic.publisher === name || topic.copiedBy.some((one) => one === name));
