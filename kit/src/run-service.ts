import type { z } from 'zod';
import { commonEnv, ConfigError } from './config.js';
import { createLifecycle, type Lifecycle } from './lifecycle.js';
import { createLog, type Log } from './log.js';
import { createMetrics, type Metrics } from './metrics.js';
import { startOpsServer } from './ops-server.js';
import { EX_CONFIG, readOrExit } from './read-or-exit.js';
import { startTelemetry } from './telemetry.js';

/** What a service's `start` gets beside its configuration. */
export interface Host {
  readonly name: string;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly lifecycle: Lifecycle;
  /** The only clock of the process. */
  readonly clock: () => Date;
  /** Ends the process when a part has failed for good; whoever started us starts us again. */
  readonly crash: (error: unknown) => void;
}

/** Work that ends: runs with the arguments after its name, and exits the process. */
export type Job = (args: readonly string[]) => Promise<never>;

/** A service as its package exports it: what it reads from the environment and how it starts. */
export interface Service<Shape extends z.ZodRawShape, Started> {
  readonly name: string;
  readonly env: Shape;
  /** What its `main.js` does instead when an argument names it. */
  readonly jobs?: Readonly<Record<string, Job>>;
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
  const jobs = new Map(Object.entries(service.jobs ?? {}));
  const job = jobs.get(name);
  if (job) return await job(args);
  const known =
    jobs.size === 0 ? 'takes no arguments' : `takes ${[...jobs.keys()].join(' or ')}, or no argument`;
  process.stderr.write(`Unknown argument "${name}": ${service.name} ${known}.\n`);
  process.exit(EX_CONFIG);
}

/**
 * Reads the environment, starts, says so on standard output, and on SIGTERM or
 * SIGINT turns readiness off, lets calls in flight finish and ends every part in reverse order.
 */
async function serve<Shape extends z.ZodRawShape, Started>(service: Service<Shape, Started>): Promise<void> {
  readOrExit({ ...commonEnv, ...service.env }); // both at once, so that every fault is named
  const config = readOrExit(service.env);
  const common = readOrExit(commonEnv);
  const version = common.BUILD_VERSION;
  const log = createLog(service.name, common.LOG_LEVEL).child({ version });
  const lifecycle = createLifecycle(log, common.SHUTDOWN_DRAIN_MS);
  const metrics = createMetrics(service.name, version);
  let isStarted = false;
  let isEnding = false;

  const end = (code: number, why: string): void => {
    if (isEnding) return;
    isEnding = true;
    log.info({ why }, 'stopping');
    // Keeps the process up: a part that hangs with nothing else open must not pass for a clean end.
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
  // Started with a channel to its starter (the one-machine runner), a process outlives that starter by nothing.
  const runnerIsGone = (): void => end(0, 'the runner is gone');
  // False, where no channel at all is undefined: the starter ended while this process was still loading.
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
      crash,
    });
    isStarted = true;
    log.info({ opsPort: ops.port }, 'ready');
  } catch (error) {
    crash(error);
  }
}
