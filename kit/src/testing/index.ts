/** For tests: services in this process on real engines, with a clock that the test moves. */
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { z } from 'zod';
import { readConfig } from '../config.js';
import type { Database } from '../database/database.js';
import { createLifecycle } from '../lifecycle.js';
import { createMetrics } from '../metrics.js';
import type { Service } from '../run-service.js';
import { testLog } from './log.js';

export { refusedCalls } from './access.js';
export { adminActor, playerActor } from './actors.js';
export { eventually } from './eventually.js';
export { testLog } from './log.js';
export * from './told.js';

/** The secret that signs actors in tests. */
export const TEST_ACTOR_SECRET = 'an actor secret for tests only';

/** Creates an empty database on the server of `serverUrl` and tells its URL. */
export async function createTestDatabase(serverUrl: string, purpose: string): Promise<string> {
  const name = `${purpose}_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const admin = new Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    await admin.query(`create database "${name}"`);
  } finally {
    await admin.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** A clock that stands where the test puts it; without `set` it is the real one. */
export interface TestClock {
  (): Date;
  set(instant: Date | string | null): void;
}

export function createTestClock(): TestClock {
  let frozen: Date | null = null;
  const clock = (): Date => (frozen ? new Date(frozen) : new Date());
  return Object.assign(clock, {
    set: (instant: Date | string | null) => {
      frozen = instant === null ? null : new Date(instant);
    },
  });
}

export interface StartedForTest<Started> {
  readonly started: Started;
  readonly clock: TestClock;
  stop(): Promise<void>;
}

/** Starts a service in this process, as `runService` would, on 127.0.0.1 with ports chosen by the system. */
export async function startForTest<Shape extends z.ZodRawShape, Started>(
  service: Service<Shape, Started>,
  environment: Record<string, string>,
): Promise<StartedForTest<Started>> {
  const config = readConfig(service.env, {
    HOST: '127.0.0.1',
    GRPC_PORT: '0',
    HTTP_PORT: '0',
    OUTBOX_POLL_MS: '25',
    ACTOR_SECRET: TEST_ACTOR_SECRET,
    ...environment,
  });
  const lifecycle = createLifecycle(testLog);
  const clock = createTestClock();
  try {
    const started = await service.start(config, {
      name: service.name,
      log: testLog,
      metrics: createMetrics(service.name),
      lifecycle,
      clock,
      crash: (error) => {
        testLog.fatal({ err: error }, 'crashed');
      },
    });
    return { started, clock, stop: () => lifecycle.stop() };
  } catch (error) {
    await lifecycle.stop();
    throw error;
  }
}

/** Does `work` while the service of this database applies no event, as after a kill: they stay on the bus. */
export const whileCopiesStandStill = <T>(database: Database, work: () => Promise<T>): Promise<T> =>
  database.transaction(async (tx) => {
    await tx.run('lock table copied.versions in exclusive mode');
    return await work();
  });
