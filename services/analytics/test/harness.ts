/** The real analytics service on its own database and bus, fed with test events. */
import {
  createBus,
  groupOf,
  serviceActor,
  VERSION_HEADER,
  type Actor,
  type Bus,
  type BusMessage,
  type Database,
  type EntityVersion,
  type RpcClient,
} from '@torchbearer/kit';
import {
  adminActor,
  connectForTest,
  createServiceDatabase,
  eventually,
  startForTest,
  testLog,
} from '@torchbearer/kit/testing';
import { AnalyticsServiceService } from '@torchbearer/proto/analytics/v1/analytics';
import { CopiesServiceService } from '@torchbearer/proto/copies/v1/copies';
import { inject } from 'vitest';

import { copies } from '../src/copies.js';
import { service } from '../src/service.js';
import { createTestEvents, uuid, type TestEvents } from './test-events.js';

/** An admin without a copy in analytics. */
export const ADMIN: Actor = adminActor(uuid(9, 1), 'Ada');
export const CALL = { actor: ADMIN, deadlineMs: 15_000 };

/** The service's consumer group. */
const GROUP = groupOf('analytics', copies);

interface Replica {
  readonly analytics: RpcClient<typeof AnalyticsServiceService>;
  readonly copies: RpcClient<typeof CopiesServiceService>;
  readonly database: Database;
  stop(): Promise<void>;
}

export interface Harness extends Replica {
  readonly emit: TestEvents;
  /** Events that are queued and not sent. */
  readonly queued: BusMessage[];
  /** Sends the queued events. */
  send(): Promise<void>;
  /** Sends messages (the queued events by default) and waits until all of them are in the copies. */
  waitForCopies(messages?: readonly BusMessage[]): Promise<void>;
  /** Another process of the same service. */
  replica(): Promise<Replica>;
}

export async function startAnalytics(): Promise<Harness> {
  const environment = {
    ...(await createServiceDatabase(inject('postgresUrl'), service)),
  };
  const bus = createBus(environment, { clientId: 'test', log: testLog, onCrash: () => undefined });
  const queued: BusMessage[] = [];
  const main = await startReplica(environment);
  return {
    ...main,
    queued,
    emit: createTestEvents(queued),
    send: () => bus.publish(queued.splice(0)),
    waitForCopies: (messages = queued.splice(0)) => publishAndWait(bus, main.copies, messages),
    replica: () => startReplica(environment),
    async stop() {
      await main.stop();
      await bus.close();
    },
  };
}

/** Waits until the newest versions are in the copies and no older message is still to be consumed. */
async function publishAndWait(
  bus: Bus,
  copies: Replica['copies'],
  messages: readonly BusMessage[],
): Promise<void> {
  for (let start = 0; start < messages.length; start += 1_000) {
    await bus.publish(messages.slice(start, start + 1_000));
  }
  const newest = new Map<string, EntityVersion>();
  for (const { topic, key, headers } of messages) {
    const version = Number(headers[VERSION_HEADER]);
    const known = newest.get(`${topic}/${key}`);
    if (!known || known.version < version) newest.set(`${topic}/${key}`, { topic, key, version });
  }
  const wanted = [...newest.values()];
  for (let start = 0; start < wanted.length; start += 500) {
    const request = { versions: wanted.slice(start, start + 500), timeoutMs: 5_000 };
    await eventually(async () => {
      const { applied } = await copies.awaitVersions(request, {
        actor: serviceActor('gateway'),
        deadlineMs: 15_000,
      });
      if (!applied) throw new Error('the copies are behind');
    }, 60_000);
  }
  await eventually(async () => {
    const lag = await bus.lag(GROUP, [...new Set(messages.map(({ topic }) => topic))]);
    if (lag.some((entry) => entry.lag > 0)) throw new Error('messages are not consumed yet');
  }, 60_000);
}

async function startReplica(environment: Record<string, string>): Promise<Replica> {
  const running = await startForTest(service, environment);
  const { started } = running;
  const analytics = await connectForTest(AnalyticsServiceService, started.grpcPort, 'analytics');
  const copies = await connectForTest(CopiesServiceService, started.grpcPort, 'analytics');
  return {
    analytics,
    copies,
    database: started.database,
    async stop() {
      analytics.close();
      copies.close();
      await running.stop();
    },
  };
}
