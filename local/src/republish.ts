import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { entryOf, type ProcessName } from './layout.js';

/**
 * Makes a service publish all its entities again; the service may be running.
 * @throws Error with what the job printed, if it fails
 */
export async function republish(service: ProcessName, databaseUrl: string, ...args: string[]): Promise<void> {
  const env = { PATH: process.env['PATH'], DATABASE_URL: databaseUrl };
  const entry = entryOf({ folder: `services/${service}` });
  await promisify(execFile)(process.execPath, [entry, 'republish', ...args], { env });
}
