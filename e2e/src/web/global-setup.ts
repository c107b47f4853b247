/**
 * Playwright's global set-up: a Postgres, and on it the test system that all files share. With TEST_SYSTEM they use
 * one that is already running (`npm run test-system`).
 */
import { choosePart } from '@torchbearer/parts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whyNoChromium } from './chromium.js';
import { LEAGUES_VARIABLE, SYSTEM_VARIABLE } from './shared-system-client.js';
import { serveSharedSystem } from './shared-system-server.js';
import { startSharedSystem } from './shared-system.js';

type Stop = () => Promise<void>;

export default async function setUp(): Promise<Stop | undefined> {
  if (whyNoChromium() !== null) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'torchbearer-web-'));
  const stops: Stop[] = [() => rm(folder, { recursive: true, force: true })];
  const stopAll: Stop = async () => {
    for (const stop of stops.toReversed()) await stop();
  };
  try {
    const postgres = await choosePart('postgres', {
      folder,
      // Each of several whole systems has a pool per service.
      postgresSettings: { fsync: 'off', max_connections: '1000' },
    });
    if (postgres.kind === 'absent') throw new Error(`No Postgres for the tests: ${postgres.why}.`);
    stops.push(postgres.stop);
    process.env['TEST_DATABASE_URL'] = postgres.address;
    process.env[SYSTEM_VARIABLE] ??= await start(postgres.address, folder, stops);
    const response = await fetch(`${process.env[SYSTEM_VARIABLE]}/leagues`);
    process.env[LEAGUES_VARIABLE] = await response.text();
  } catch (error) {
    await stopAll();
    throw error;
  }
  return stopAll;
}

async function start(databaseUrl: string, folder: string, stops: Stop[]): Promise<string> {
  const begun = performance.now();
  const system = await startSharedSystem({ databaseUrl, folder, say: console.log });
  stops.push(() => system.stop());
  const server = await serveSharedSystem(system);
  stops.push(() => server.close());
  console.log(`the shared test system is up after ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
  return server.url;
}
