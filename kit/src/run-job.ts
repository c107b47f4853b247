import type { z } from 'zod';
import { commonEnv, ConfigError } from './config.js';
import { createLog, type Log } from './log.js';
import { EX_CONFIG, readOrExit } from './read-or-exit.js';

const { LOG_LEVEL, BUILD_VERSION } = commonEnv;

/**
 * Runs one piece of work as a process of its own: reads the environment, works, and ends with 0 when it is done, 1 when
 * it failed and 78 when the configuration is at fault. Doing it again must be safe: whoever runs it may try again.
 */
export async function runJob<Shape extends z.ZodRawShape>(job: {
  readonly name: string;
  readonly env: Shape;
  readonly run: (config: z.output<z.ZodObject<Shape>>, log: Log) => Promise<void>;
}): Promise<never> {
  const config = readOrExit(job.env);
  const common = readOrExit({ LOG_LEVEL, BUILD_VERSION });
  const log = createLog(job.name, common.LOG_LEVEL).child({ version: common.BUILD_VERSION });
  // Whatever was under way is rolled back by its database, and the job is run again.
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
