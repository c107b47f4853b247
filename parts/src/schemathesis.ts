import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from './kafka-jars.js';

/**
 * Where the program that fuzzes an API by its OpenAPI document is (SCHEMATHESIS, or the cache folder); null where it
 * is absent.
 * @throws Error in CI, which must not overlook that
 */
export function findSchemathesis(env: NodeJS.ProcessEnv = process.env): string | null {
  const path = env.SCHEMATHESIS ?? join(cacheFolder(env), 'schemathesis', 'bin', 'schemathesis');
  if (existsSync(path)) return path;
  if (env.CI === 'true') {
    throw new Error(`Schemathesis is absent, which a CI run must not overlook: no ${path}.`);
  }
  return null;
}
