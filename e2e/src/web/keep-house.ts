/**
 * `npm run house`: starts what the tests of the web share, and keeps it until Ctrl-C. Tests and screenshots that are
 * given its address in WEB_HOUSE use it instead of starting their own, and find in it what others left there.
 */
import { startEmbeddedPostgres } from '@torchbearer/parts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDoor } from './house-door.js';
import { startHouse } from './house.js';

const PORT = Number(process.env['WEB_HOUSE_PORT'] ?? 4990);

const folder = await mkdtemp(join(tmpdir(), 'torchbearer-house-'));
const postgres = await startEmbeddedPostgres({
  dataDir: join(folder, 'postgres'),
  settings: { fsync: 'off' },
});
const house = await startHouse({ databaseUrl: postgres.url, folder, say: console.log });
const door = await openDoor(() => Promise.resolve(house), PORT);
const { season, preseason } = house.leagues;
console.log(`season     ${season.url}\npreseason  ${preseason.url}\nWEB_HOUSE=${door.url}`);

let stopping: Promise<void> | null = null;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void (stopping ??= stop()));

async function stop(): Promise<void> {
  await door.close();
  await house.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
