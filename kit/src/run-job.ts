import type { z } from 'zod';
import { commonEnv, ConfigError, readConfig, refuseDevelopmentSecrets } from './config.js';
import { createLog, type Log } from './log.js';

const { LOG_LEVEL, BUILD_VERSION } = commonEnv;

/**
 * Runs a job as its own process: reads the environment, works, and exits with 0 when done, 1 if it failed and 78 if
 * the configuration is wrong. It must be safe to repeat, because the platform may retry it.
 */
export async function runJob<Shape extends z.ZodRawShape>(job: {
  readonly name: string;
  readonly env: Shape;
  readonly run: (config: z.output<z.ZodObject<Shape>>, log: Log) => Promise<void>;
}): Promise<never> {
  const config = readOrExit(job.env);
  const common = readOrExit({ LOG_LEVEL, BUILD_VERSION });
  const log = createLog(job.name, common.LOG_LEVEL).child({ version: common.BUILD_VERSION });
  // The database rolls back open transactions, and the job can be repeated.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      log.warn({ signal }, 'ended before it was done');
      process.exit(1);
    });
  }
  try {
    await job.run(config, log);
    log.info('done');
    process.exit(0);
  } catch (error) {
    log.fatal({ err: error }, 'failed');
    process.exit(error instanceof ConfigError ? EX_CONFIG : 1);
  }
}

/** The exit code of a wrong configuration, after which a restart does not help. */
export const EX_CONFIG = 78;

/** Reads the environment as `shape`; if it is invalid, prints why on standard error and exits. */
export function readOrExit<Shape extends z.ZodRawShape>(shape: Shape): z.output<z.ZodObject<Shape>> {
  try {
    refuseDevelopmentSecrets(process.env);
    return readConfig(shape, process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(EX_CONFIG);
  }
}
