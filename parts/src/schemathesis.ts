import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from './kafka-jars.js';

/**
 * The path of the program that fuzzes an API by its OpenAPI document (SCHEMATHESIS, or the cache folder); null if it
 * is absent.
 * @throws Error in CI, which requires it
 */
export function findSchemathesis(env: NodeJS.ProcessEnv = process.env): string | null {
  const path = env.SCHEMATHESIS ?? join(cacheFolder(env), 'schemathesis', 'bin', 'schemathesis');
  if (existsSync(path)) return path;
  if (env.CI === 'true') {
    throw new Error(`Schemathesis is absent, but CI requires it: no ${path}.`);
  }
  console.log('SKIPPED: fuzzing, because Schemathesis is absent: run .ci/install-parts.sh');
  return null;
}
