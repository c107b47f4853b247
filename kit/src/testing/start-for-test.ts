/** Starts a service in this process on real engines, with a clock that the test moves. */
import type { z } from 'zod';
import { readConfig } from '../config.js';
import type { Database } from '../database/database.js';
import { createLifecycle } from '../lifecycle.js';
import { createLog, type Log } from '../log.js';
import { createMetrics } from '../metrics.js';
import type { Service } from '../run-service.js';
import { testKeys } from './keys.js';

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
  /** What /readyz returns: the failed checks by label; `{}` when ready. */
  readiness(): Promise<Record<string, string>>;
  stop(): Promise<void>;
}

export interface StartOptions {
  /** One that several services share. */
  readonly clock?: TestClock;
  /** How often background work notices that the test has moved the clock, in milliseconds; 100 by default. */
  readonly pollMs?: number;
  readonly log?: Log;
  /** Called instead of ending the process; by default it logs. */
  readonly onCrash?: (error: unknown) => void;
}

/** Starts a service in this process, as `runService` would, on 127.0.0.1 with ports chosen by the system. */
export async function startForTest<Shape extends z.ZodRawShape, Started>(
  service: Service<Shape, Started>,
  environment: Record<string, string>,
  { clock = createTestClock(), pollMs = 100, log = testLog, onCrash }: StartOptions = {},
): Promise<StartedForTest<Started>> {
  const config = readConfig(service.env, {
    HOST: '127.0.0.1',
    GRPC_PORT: '0',
    HTTP_PORT: '0',
    ...testKeys(service.name),
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
      pollMs,
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

/** Errors only, so that a passing test is quiet. */
export const testLog: Log = createLog('test', 'error');
