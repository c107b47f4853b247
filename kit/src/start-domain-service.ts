import { CopiesServiceService } from '@torchbearer/proto/copies/v1/copies';
import { allTopics, Topics, topicsRead } from '@torchbearer/proto/topics';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bus, TopicSpec } from './bus/bus.js';
import { isBehind, isCaughtUp } from './bus/consumer-lag.js';
import { createBus } from './bus/index.js';
import { subscribeWhenAvailable } from './bus/subscriptions.js';
import { busEnv, commonEnv, type ConfigOf, databaseEnv, rpcEnv } from './config.js';
import type { Copies } from './copies/copy.js';
import { keepCopies, type Reactions } from './copies/keep-copies.js';
import { groupOf, isFilled } from './copies/schema.js';
import { createStaleCopiesCheck, type DependsOnCopies } from './copies/stale-copies.js';
import { copiesRpcs } from './copies/versions.js';
import type { ServiceData } from './database-jobs.js';
import { type Database, openDatabase } from './database/database.js';
import { bind, type BoundService, startGrpcServer } from './grpc/server.js';
import { acceptedCallers } from './grpc/signed-call.js';
import { type Handled, handleEvents } from './outbox/handle-events.js';
import { startRelay } from './outbox/relay.js';
import type { Host } from './run-service.js';

/** The environment of a service with a database, the bus and RPCs. */
export const domainEnv = { ...commonEnv, ...rpcEnv, ...databaseEnv, ...busEnv };
export type DomainConfig = ConfigOf<typeof domainEnv>;

export interface DomainService<Context, C extends Copies = Copies> extends ServiceData<C> {
  /** Further topics that it publishes, besides those of `proto/topics.ts`. */
  readonly topics?: readonly TopicSpec[];
  readonly context: (database: Database, copies: CopiesState) => Context | Promise<Context>;
  /** Reactions to changed copies, in the same transaction. */
  readonly onChange?: Reactions<C, Context>;
  /** Waits for what is derived from the copies, before `AwaitVersions` returns. */
  readonly waitForDerived?: (context: Context, timeoutMs: number) => Promise<boolean>;
  /** The events that it handles without a copy: exactly the topics that name it in `handledBy`. */
  readonly handled?: readonly Handled<Context>[];
  /** Refusals that may be wrong while the copies are behind. */
  readonly dependsOnCopies?: DependsOnCopies;
  /** Called after each committed batch of consumed events, and once the copies are complete. */
  readonly afterCopies?: (context: Context) => void;
  /** A user's role, for admin RPCs, if not by the service's copy of the users; see the gRPC server. */
  readonly knownAsAdmin?: (context: Context, userId: string) => Promise<boolean | null>;
  readonly services: (context: Context) => readonly BoundService[];
  /** Background work (a scheduler), started before the first call and stopped after the last. */
  readonly background?: (context: Context) => Promise<{ stop(): Promise<void> }>;
}

/** The state of the service's copies. */
export interface CopiesState {
  /** Whether they were complete once, with these columns; before that they must not be relied on. */
  readonly areFilled: () => Promise<boolean>;
  /** Whether the consumer lag is zero; false if the bus is down. */
  readonly areCaughtUp: () => Promise<boolean>;
  /** Whether the bus has unapplied events of these topics; false if the bus is down. */
  readonly areBehind: (topics: readonly { readonly name: string }[]) => Promise<boolean>;
}

const FILL_POLL_MS = 250;

export interface StartedDomainService<Context> {
  readonly grpcPort: number;
  readonly context: Context;
  readonly database: Database;
  readonly bus: Bus;
}

/**
 * Starts what all such services have, in this order: database, bus, relay, copies, background work and last the RPCs.
 * The lifecycle stops them in reverse, and flushes the outbox after the last call.
 */
export async function startDomainService<Context, C extends Copies = Copies>(
  host: Host,
  config: DomainConfig,
  service: DomainService<Context, C>,
): Promise<StartedDomainService<Context>> {
  const { lifecycle, log, metrics, clock } = host;
  const { handled = [] } = service;
  const copies: Copies = service.copies ?? {};
  assertTopics(host.name, 'copiedBy', Object.values(copies));
  assertTopics(host.name, 'handledBy', handled);
  const callers = acceptedCallers(host.name, config);
  const database = await openDatabase({
    url: config.DATABASE_URL,
    pool: config.DATABASE_POOL,
    applicationName: host.name,
    entities: service.entities,
    migrations: service.migrations,
    ...(service.copies && { copies }),
    schema: config.MIGRATIONS,
    log,
  });
  lifecycle.onStop('database', () => database.close());
  lifecycle.whenReady('database', () => database.ping());

  const bus = createBus(config, { clientId: host.name, log, onCrash: host.crash });
  lifecycle.onStop('bus', () => bus.close());
  // The topics are not awaited: while the bus is down, calls are still served, and the outbox stores their events.
  const topicsThere = bus.ensureTopics([
    ...allTopics.filter(({ publisher }) => publisher === host.name),
    ...(['copiedBy', 'handledBy'] as const).flatMap((how) => topicsRead(host.name, how)),
    ...(service.topics ?? []),
  ]);
  topicsThere.catch((error: unknown) => {
    if (!lifecycle.isStopping) host.crash(error);
  });

  const relay = startRelay({ database, bus, log });
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

  const group = groupOf(host.name, copies);
  const copied = Object.values(copies).map(({ topic }) => topic.name);
  let wereFilled = false;
  const areFilled = async (): Promise<boolean> =>
    (wereFilled ||= await isFilled(database, copies, async () => {
      await topicsThere;
      return await bus.lag(group, copied);
    }));
  const context = await service.context(database, {
    areFilled,
    areCaughtUp: () => isCaughtUp(bus, group, copied, log),
    areBehind: (some) => isBehind(bus, group, some, log),
  });
  if (copied.length > 0) {
    void subscribeWhenAvailable(host, 'copies', async () => {
      await topicsThere;
      return await keepCopies({
        ...{ bus, database, group, context, copies },
        deadLetters: host.name,
        onChange: (service.onChange ?? {}) as Reactions<Copies, Context>,
        after: () => service.afterCopies?.(context),
      });
    });
    lifecycle.whenBegun('copies', async () => {
      if (!(await areFilled())) throw new Error('the copies are being filled');
    });
    // Checked even if nobody asks for readiness: the database stores it, and other decisions depend on it.
    const untilFilled = async (): Promise<void> => {
      while (!lifecycle.isStopping && !(await areFilled().catch(() => false))) await pause(FILL_POLL_MS);
      if (!lifecycle.isStopping) service.afterCopies?.(context);
    };
    void untilFilled();
  }
  if (handled.length > 0) {
    void subscribeWhenAvailable(host, 'events', async () => {
      await topicsThere;
      return await handleEvents({ bus, database, group: host.name, context, handled });
    });
  }
  if (copied.length + handled.length > 0) {
    const lagOf = async (name: string, topics: readonly string[]): Promise<number> =>
      topics.length === 0 ? 0 : (await bus.lag(name, topics)).reduce((sum, { lag }) => sum + lag, 0);
    const names = handled.map(({ topic }) => topic.name);
    metrics.gauge(
      'bus_consumer_lag_messages',
      'Messages not yet applied by this service',
      async () => (await lagOf(group, copied)) + (await lagOf(host.name, names)),
    );
  }
  if (service.background) {
    const background = await service.background(context);
    lifecycle.onStop('background', () => background.stop());
  }
  const awaitingCopies = (): BoundService =>
    bind(CopiesServiceService, copiesRpcs, {
      database,
      waitForDerived: async (timeoutMs: number) =>
        (await service.waitForDerived?.(context, timeoutMs)) ?? true,
    });
  const server = await startGrpcServer({
    ...config,
    host: config.HOST,
    port: config.GRPC_PORT,
    services: [...service.services(context), ...(copied.length > 0 ? [awaitingCopies()] : [])],
    callers,
    knownAsAdmin: (userId) =>
      service.knownAsAdmin?.(context, userId) ?? adminByCopy(database, copies, userId),
    runBy: createStaleCopiesCheck({
      bus,
      group,
      dependsOnCopies: service.dependsOnCopies ?? {},
      areFilled,
      log,
    }),
    clock,
    log,
    metrics,
  });
  lifecycle.onStop('grpc', () => server.stop());
  log.info({ grpcPort: server.port }, 'accepting calls');
  return { grpcPort: server.port, context, database, bus };
}

/** Whether the user is an admin by the service's copy; null without a copy. */
async function adminByCopy({ manager }: Database, copies: Copies, id: string): Promise<boolean | null> {
  const users = Object.values(copies).find(({ topic }) => topic.name === Topics.user.name);
  const user = users && (await manager.findOneBy<{ id: string; isAdmin?: boolean }>(users.entity, { id }));
  return user?.isAdmin ?? null;
}

/** @throws Error if a service declares other topics than `proto/topics.ts`, on which others rely */
function assertTopics(
  service: string,
  how: 'copiedBy' | 'handledBy',
  found: readonly { readonly topic: { readonly name: string } }[],
): void {
  const listed = (names: readonly string[]): string => names.toSorted().join(', ') || 'none';
  const declared = listed(found.map(({ topic }) => topic.name));
  const expected = listed(topicsRead(service, how).map(({ name }) => name));
  if (declared !== expected)
    throw new Error(
      `${service} declares other topics than ${how} of proto/topics.ts: ${declared}, not ${expected}`,
    );
}
