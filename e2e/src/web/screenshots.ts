/**
 * `npm run screenshots [-- part-of-a-name …] [--url http://localhost:8080]`: photographs every screen at three widths
 * in both schemes, into screenshots/. It starts leagues of its own; with --url it uses one that runs already, whose
 * sample players have the password in TORCHBEARER_PASSWORD, or that of the folder .data.
 */
import { root } from '@torchbearer/local';
import { startEmbeddedPostgres } from '@torchbearer/parts';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { logIn } from '../api.js';
import { launchChromium, whyNoChromium } from './chromium.js';
import { startHouse } from './house.js';
import type { LeagueName } from './league.js';
import { screens, type Screen } from './screens.js';
import { settled } from './settled.js';
import { startVisits, type Visits } from './visit.js';

const WIDTHS = [360, 768, 1440];
const SCHEMES = ['dark', 'light'] as const;
const AT_ONCE = 2;

type Urls = Partial<Record<LeagueName, string>>;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { url: { type: 'string' } }, allowPositionals: true });
  const missing = whyNoChromium();
  if (missing !== null) throw new Error(missing);
  const wanted = screens.filter(
    ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
  );
  const url = values.url?.replace(/\/$/, '');
  const house = url === undefined ? await ownHouse() : { urls: { season: url }, stop: async () => undefined };
  const browser = await launchChromium();
  try {
    const visits = startVisits(browser, url === undefined ? undefined : () => runningPlayer(url));
    await photographAll(wanted, visits, house.urls);
  } finally {
    await browser.close();
    await house.stop();
  }
}

async function ownHouse(): Promise<{ urls: Urls; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'torchbearer-screenshots-'));
  const postgres = await startEmbeddedPostgres({
    dataDir: join(folder, 'postgres'),
    settings: { fsync: 'off' },
  });
  const clean = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const house = await startHouse({ databaseUrl: postgres.url, folder, say: console.log });
    const { season, preseason } = house.leagues;
    const stop = async () => {
      await house.stop();
      await clean();
    };
    return { urls: { season: season.url, preseason: preseason.url }, stop };
  } catch (error) {
    await clean();
    throw error;
  }
}

async function runningPlayer(url: string) {
  const given = process.env['TORCHBEARER_PASSWORD'];
  const folder = process.env['TORCHBEARER_DATA'] ?? '.data';
  const secrets = async () => await readFile(join(root, folder, 'secrets.json'), 'utf8');
  const password = given ?? (JSON.parse(await secrets()) as { password: string }).password;
  return await logIn([url], 'coral@torchbearer.example', password);
}

async function photographAll(wanted: readonly Screen[], visits: Visits, urls: Urls): Promise<void> {
  await mkdir(join(root, 'screenshots'), { recursive: true });
  const jobs = wanted.flatMap((screen) => SCHEMES.map((scheme) => ({ screen, scheme })));
  const work = async (): Promise<void> => {
    for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) {
      const url = urls[job.screen.on];
      if (url === undefined) continue;
      await photograph(job.screen, job.scheme, visits, url).catch((error: unknown) => {
        process.exitCode = 1;
        console.error(`${job.screen.name}: ${error instanceof Error ? error.message : String(error)}`);
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function photograph(
  screen: Screen,
  scheme: 'dark' | 'light',
  visits: Visits,
  url: string,
): Promise<void> {
  const { page, context, complaints } = await visits.to(screen, { url }, { scheme });
  try {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await settled(page);
      const path = join(root, 'screenshots', `${screen.name}-${String(width)}-${scheme}.png`);
      await page.screenshot({ path, fullPage: true });
      console.log(path);
    }
    for (const line of complaints.unexpected()) console.error(`${screen.name} complains: ${line}`);
  } finally {
    await context.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
