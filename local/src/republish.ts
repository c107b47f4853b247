import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { republishJobOf, type ProcessName } from './layout.js';

/**
 * Has a service send everything it owns again, as the job of a restore does it; the service may run.
 * @throws Error with what the job printed, where it fails
 */
export async function republish(service: ProcessName, databaseUrl: string, ...args: string[]): Promise<void> {
  const env = { PATH: process.env['PATH'], DATABASE_URL: databaseUrl };
  await promisify(execFile)(process.execPath, [republishJobOf(service), ...args], { env });
}
