/** For tests: starts services in this process on real engines, with a clock that the test moves. */
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { z } from 'zod';
import { readConfig } from '../config.js';
import type { Database } from '../database/database.js';
import { createLifecycle } from '../lifecycle.js';
import type { Log } from '../log.js';
import { createMetrics } from '../metrics.js';
import type { Service } from '../run-service.js';
import { testLog } from './log.js';

export { refusedCalls } from './access.js';
export { adminActor, playerActor } from './actors.js';
export { eventually } from './eventually.js';
export { createEventLine } from './event-line.js';
export { testLog } from './log.js';
export { noneCalled } from './none-called.js';
export * from './published-events.js';

/** The secret that signs actors in tests. */
export const TEST_ACTOR_SECRET = 'an actor secret for tests only';

/** Creates an empty database on the server of `serverUrl` and returns its URL. */
export async function createTestDatabase(serverUrl: string, purpose: string): Promise<string> {
  const name = `${purpose}_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const admin = new Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    // By copying files, which costs half of what copying block by block through the log does.
    await admin.query(`create database "${name}" template template0 strategy file_copy`);
  } finally {
    await admin.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** The database of a service and its bus: one for both, which costs half of two. */
export async function createServiceDatabase(
  serverUrl: string,
  service: string,
): Promise<{ readonly DATABASE_URL: string; readonly BUS_DATABASE_URL: string }> {
  const url = await createTestDatabase(serverUrl, service);
  return { DATABASE_URL: url, BUS_DATABASE_URL: url };
}

/** The real clock until the test sets and so stops it. */
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
  /** What /readyz would say: the faults of the checks, by label; `{}` when ready. */
  readiness(): Promise<Record<string, string>>;
  stop(): Promise<void>;
}

export interface StartOptions {
  /** One that several services share. */
  readonly clock?: TestClock;
  readonly log?: Log;
  /** Called where the process would end; by default it is logged. */
  readonly onCrash?: (error: unknown) => void;
}

/** Starts a service in this process, as `runService` would, on 127.0.0.1 with ports chosen by the system. */
export async function startForTest<Shape extends z.ZodRawShape, Started>(
  service: Service<Shape, Started>,
  environment: Record<string, string>,
  { clock = createTestClock(), log = testLog, onCrash }: StartOptions = {},
): Promise<StartedForTest<Started>> {
  const config = readConfig(service.env, {
    HOST: '127.0.0.1',
    GRPC_PORT: '0',
    HTTP_PORT: '0',
    OUTBOX_POLL_MS: '25',
    ACTOR_SECRET: TEST_ACTOR_SECRET,
    ...environment,
  });
  const lifecycle = createLifecycle(log);
  try {
    const started = await service.start(config, {
      name: service.name,
      log,
      metrics: createMetrics(service.name),
      lifecycle,
      clock,
      crash: onCrash ?? ((error) => log.fatal({ err: error }, 'crashed')),
    });
    return { started, clock, readiness: () => lifecycle.readiness(), stop: () => lifecycle.stop() };
  } catch (error) {
    await lifecycle.stop();
    throw error;
  }
}

/** Does `work` while the service of this database applies no events, as after a kill; they stay on the bus. */
export const whileCopiesAreStopped = <T>(database: Database, work: () => Promise<T>): Promise<T> =>
  database.transaction(async (tx) => {
    await tx.run('lock table copied.versions in exclusive mode');
    return await work();
  });
