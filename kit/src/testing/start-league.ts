/** One service on a database and a bus of its own, with the league that the others publish. */
import { CopiesServiceService } from '@torchbearer/proto/copies/v1/copies';
import type { z } from 'zod';
import type { BusMessage } from '../bus/bus.js';
import { createBus } from '../bus/index.js';
import type { EntityVersion } from '../call-context.js';
import type { Database } from '../database/database.js';
import { serviceActor } from '../grpc/actor.js';
import type { RpcClient } from '../grpc/client.js';
import type { Definition } from '../grpc/rpc.js';
import { VERSION_HEADER } from '../outbox/event.js';
import type { Service } from '../run-service.js';
import { createServiceDatabase } from './databases.js';
import { eventually } from './eventually.js';
import { connectForTest } from './keys.js';
import { createLeagueEvents } from './league-events.js';
import { startForTest, type StartOptions, testLog } from './start-for-test.js';

interface Started {
  readonly grpcPort: number;
  readonly database: Database;
}

type CopiesClient = RpcClient<typeof CopiesServiceService>;

const BATCH = 500;
const batchesOf = <T>(all: readonly T[]): (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, batch) =>
    all.slice(batch * BATCH, (batch + 1) * BATCH),
  );

/** Resolves once these versions are in the copies of a service. */
async function untilCopied(copies: CopiesClient, versions: readonly EntityVersion[]): Promise<void> {
  for (const batch of batchesOf(versions)) {
    const call = { actor: serviceActor('gateway'), deadlineMs: 15_000 };
    await eventually(async () => {
      const { applied } = await copies.awaitVersions({ versions: [...batch], timeoutMs: 5_000 }, call);
      if (!applied) throw new Error('the copies are behind');
    });
  }
}

type Definitions = Readonly<Record<string, Definition>>;
type Clients<D extends Definitions> = { readonly [Name in keyof D]: RpcClient<D[Name]> };

/**
 * @param definitions what the service serves, by the name under which its client is returned
 * @param variables in addition to those of the databases
 * @param options of each replica
 */
export async function startLeagueFor<Shape extends z.ZodRawShape, S extends Started, D extends Definitions>(
  serverUrl: string,
  service: Service<Shape, S>,
  definitions: D,
  variables: Readonly<Record<string, string>> = {},
  options: StartOptions = {},
) {
  const environment = { ...(await createServiceDatabase(serverUrl, service)), ...variables };
  const bus = createBus(environment, { clientId: 'test', log: testLog, onCrash: () => undefined });
  const running: { stop(): Promise<void> }[] = [];
  const replica = async (more: Readonly<Record<string, string>> = {}, moreOptions: StartOptions = {}) => {
    const single = await startForTest(service, { ...environment, ...more }, { ...options, ...moreOptions });
    const { started, clock } = single;
    const clients: Record<string, RpcClient<Definition>> = {};
    for (const [name, definition] of Object.entries({ ...definitions, copies: CopiesServiceService }))
      clients[name] = await connectForTest<Definition>(definition, started.grpcPort, service.name);
    const one = {
      ...(clients as Clients<D>),
      copies: clients['copies'] as unknown as CopiesClient,
      ...{ started, clock, database: started.database },
      stop: async (): Promise<void> => {
        for (const client of Object.values(clients)) client.close();
        await single.stop();
      },
    };
    running.push(one);
    return one;
  };
  const main = await replica();
  const queued: BusMessage[] = [];
  const events = createLeagueEvents(queued);
  /** Publishes messages, by default those that are queued. @returns their versions */
  const send = async (messages: readonly BusMessage[] = queued.splice(0)): Promise<EntityVersion[]> => {
    for (const batch of batchesOf(messages)) await bus.publish([...batch]);
    return messages.map(({ topic, key, headers }) => ({
      ...{ topic, key },
      version: Number(headers[VERSION_HEADER]),
    }));
  };
  return {
    ...main,
    environment,
    bus,
    queued,
    events,
    send,
    /** Resolves once these versions are in the copies. */
    untilCopied: (versions: readonly EntityVersion[]) => untilCopied(main.copies, versions),
    /** Publishes what is queued, and resolves once everything that was ever queued is in the copies. */
    waitForCopies: async (): Promise<void> => {
      await send();
      await untilCopied(main.copies, events.newest());
    },
    /** Starts another replica on the same database, or restarts after `stop`. */
    replica,
    /** Stops all replicas; `stop` stops the first one. */
    end: async (): Promise<void> => {
      for (const one of running.splice(0).reverse()) await one.stop();
      await bus.close();
    },
  };
}

type Adds = Readonly<Record<string, (...given: never[]) => unknown>>;

/** The same events, of which each is published when it is added. */
export const sentAtOnce = <Events extends Adds>(events: Events, send: () => Promise<unknown>) =>
  Object.fromEntries(
    Object.entries(events).map(([name, add]) => [
      name,
      async (...given: never[]) => {
        const event = add(...given);
        await send();
        return event;
      },
    ]),
  ) as unknown as {
    readonly [Name in keyof Events]: (
      ...given: Parameters<Events[Name]>
    ) => Promise<ReturnType<Events[Name]>>;
  };
