/**
 * The web project's global set-up: a door in the process that outlives every test file. The two leagues behind it
 * start when the first file knocks, since they would only slow down whatever else runs before. With WEB_HOUSE it is
 * the door of a house that is kept (`npm run house`).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { whyNoChromium } from './chromium.js';
import { openDoor } from './house-door.js';
import type { House } from './house.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the house of the web tests is asked for; `leagues()` is how. */
    webHouseUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const kept = process.env['WEB_HOUSE'];
  if (kept !== undefined) {
    project.provide('webHouseUrl', kept);
    return async () => undefined;
  }
  const folder = await mkdtemp(join(tmpdir(), 'torchbearer-web-'));
  let house: Promise<House> | null = null;
  const start = async (): Promise<House> => {
    const begun = performance.now();
    const { postgresUrl } = project.getProvidedContext();
    // Only now: it needs the build, which tests of other projects do without.
    const { startHouse } = await import('./house.js');
    const started = await startHouse({ databaseUrl: postgresUrl, folder, say: console.log });
    const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
    console.log(`web: both leagues are there after ${seconds} s`);
    return started;
  };
  const door = await openDoor(() => (house ??= start()));
  project.provide('webHouseUrl', door.url);
  return async () => {
    await door.close();
    await (await house?.catch(() => null))?.stop();
    await rm(folder, { recursive: true, force: true });
    const missing = whyNoChromium();
    if (missing !== null)
      console.log(`${RULE}\nSKIPPED: the tests in a browser did not run. ${missing}\n${RULE}`);
  };
}

const RULE = '='.repeat(100);
