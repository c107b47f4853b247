import type { z } from 'zod';
import { ConfigError, readConfig, refuseDevelopmentSecrets } from './config.js';

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
