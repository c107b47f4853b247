import type { z } from 'zod';
import { commonEnv, ConfigError } from './config.js';
import { databaseJobs, type ServiceData } from './database-jobs.js';
import { createLifecycle, type Lifecycle } from './lifecycle.js';
import { createLog, type Log } from './log.js';
import { POLL_MS } from './loop.js';
import { createMetrics, watchProcess, type Metrics } from './metrics.js';
import { startOpsServer } from './ops-server.js';
import { EX_CONFIG, readOrExit } from './run-job.js';
import { startTelemetry } from './telemetry.js';

/** What a service's `start` gets beside its configuration. */
export interface Host {
  readonly name: string;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly lifecycle: Lifecycle;
  /** The only clock of the process. */
  readonly clock: () => Date;
  /** The `pollMs` of background work; see loop.ts. */
  readonly pollMs: number;
  /** Ends the process when a part has failed permanently, to be restarted by its supervisor. */
  readonly crash: (error: unknown) => void;
}

/** A service: its environment and how it starts. */
export interface Service<Shape extends z.ZodRawShape, Started> {
  readonly name: string;
  readonly env: Shape;
  /** What it stores, if it has a database: then an argument of `main.js` runs a job on it instead. */
  readonly data?: ServiceData;
  readonly start: (config: z.output<z.ZodObject<Shape>>, host: Host) => Promise<Started>;
}

export const defineService = <Shape extends z.ZodRawShape, Started>(
  service: Service<Shape, Started>,
): Service<Shape, Started> => service;

/** Runs a service as a process, or the one of its jobs that the first argument names. */
export async function runService<Shape extends z.ZodRawShape, Started>(
  service: Service<Shape, Started>,
): Promise<void> {
  const [name, ...args] = process.argv.slice(2);
  if (name === undefined) return await serve(service);
  const jobs = new Map(Object.entries(service.data ? databaseJobs(service.name, service.data) : {}));
  const job = jobs.get(name);
  if (job) return await job(args);
  const known =
    jobs.size === 0 ? 'takes no arguments' : `takes ${[...jobs.keys()].join(' or ')}, or no argument`;
  process.stderr.write(`Unknown argument "${name}": ${service.name} ${known}.\n`);
  process.exit(EX_CONFIG);
}

/**
 * Reads the environment and starts the service. On SIGTERM or SIGINT it turns readiness off, lets calls in flight
 * finish and stops every part in reverse order.
 */
async function serve<Shape extends z.ZodRawShape, Started>(service: Service<Shape, Started>): Promise<void> {
  readOrExit({ ...commonEnv, ...service.env }); // both at once, so that every error is named
  const config = readOrExit(service.env);
  const common = readOrExit(commonEnv);
  const version = common.BUILD_VERSION;
  const log = createLog(service.name, common.LOG_LEVEL).child({ version });
  const lifecycle = createLifecycle(log, common.SHUTDOWN_DRAIN_MS);
  const metrics = createMetrics(service.name, version);
  watchProcess(metrics);
  let isStarted = false;
  let isEnding = false;

  const end = (code: number, why: string): void => {
    if (isEnding) return;
    isEnding = true;
    log.info({ why }, 'stopping');
    // Keeps the process alive, so that a hanging part does not look like a clean end.
    setTimeout(() => {
      log.error('the stop took too long; leaving');
      process.exit(1);
    }, common.SHUTDOWN_GRACE_MS);
    void lifecycle.stop().then(() => {
      log.info('stopped');
      process.exit(code);
    });
  };
  const crash = (error: unknown): void => {
    if (isEnding) return log.error({ err: error }, 'failed while stopping');
    log.fatal({ err: error }, 'crashed');
    end(error instanceof ConfigError ? EX_CONFIG : 1, 'crash');
  };
  process.on('SIGTERM', () => end(0, 'SIGTERM'));
  process.on('SIGINT', () => end(0, 'SIGINT'));
  // A process with a channel to its runner (`npm start`) ends with that runner.
  const runnerIsGone = (): void => end(0, 'the runner is gone');
  // Node reads the end of the channel no sooner than in its event loop.
  if (process.connected) await new Promise((resolve) => setImmediate(resolve));
  // False means that the runner ended while this process was loading; without a channel it is undefined.
  if (process.connected === false) return runnerIsGone();
  if (process.connected) process.on('disconnect', runnerIsGone);
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);

  try {
    lifecycle.onStop('telemetry', await startTelemetry({ service: service.name, version }, process.env));
    const ops = await startOpsServer({
      host: common.HOST,
      port: common.HTTP_PORT,
      ready: () => (isStarted ? lifecycle.readiness() : Promise.resolve({ process: 'starting' })),
      metrics,
    });
    lifecycle.onStop('ops', () => ops.stop());
    await service.start(config, {
      name: service.name,
      log,
      metrics,
      lifecycle,
      clock: () => new Date(),
      pollMs: POLL_MS,
      crash,
    });
    isStarted = true;
    log.info({ opsPort: ops.port }, 'ready');
    // A runner that has gone meanwhile is noticed by 'disconnect'.
    process.send?.('started', undefined, undefined, () => undefined);
  } catch (error) {
    crash(error);
  }
}
