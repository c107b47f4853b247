/**
 * `npm run screenshots [-- part-of-a-name …] [--widths 360,390,1280] [--url http://localhost:8080]`: takes pictures of
 * every screen at these widths (px, by default three), in both schemes, into screenshots/. It starts leagues of its own,
 * or uses those of TEST_SYSTEM (`npm run test-system`); with --url it uses a running one, whose
 * sample players have the password in TORCHBEARER_PASSWORD, or that of the folder .data.
 */
import { root } from '@torchbearer/local';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { logIn } from '../api.js';
import { launchChromium, whyNoChromium } from './chromium.js';
import { startOwnSystem } from './shared-system.js';
import type { LeagueName, WebLeagues } from './league.js';
import { screens } from './screens.js';
import type { Screen } from './screens/screen.js';
import { SYSTEM_VARIABLE } from './shared-system-client.js';
import { shareTabs, type SharedTabs } from './open-page.js';
import { untilStable } from './stable.js';
import { startVisits, type Visits } from './visit.js';

const HEIGHT = 800;
const WIDTHS = '360,768,1440';
/** No screen is narrower, and no screenshot wider. */
const NARROWEST = 200;
const WIDEST = 4_000;
const SCHEMES = ['dark', 'light'] as const;
const AT_ONCE = 2;

type Urls = Partial<Record<LeagueName, string>>;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { url: { type: 'string' }, widths: { type: 'string', default: WIDTHS } },
    allowPositionals: true,
  });
  const widths = widthsOf(values.widths);
  const missing = whyNoChromium();
  if (missing !== null) throw new Error(missing);
  const wanted = screens.filter(
    ({ name, textsOnly }) =>
      !textsOnly && (positionals.length === 0 || positionals.some((part) => name.includes(part))),
  );
  const url = values.url?.replace(/\/$/, '');
  const system =
    url === undefined ? await someSystem() : { urls: { season: url }, stop: async () => undefined };
  const browser = await launchChromium();
  try {
    const tabs = shareTabs(browser);
    const visits = startVisits(
      (...args) => tabs.open(...args),
      url === undefined ? undefined : () => runningPlayer(url),
    );
    await photographAll(wanted, { visits, tabs, urls: system.urls, widths });
  } finally {
    await browser.close();
    await system.stop();
  }
}

/** @throws Error if one is not a width */
function widthsOf(list: string): number[] {
  const widths = list.split(',').map(Number);
  const isWidth = (px: number): boolean => Number.isInteger(px) && px >= NARROWEST && px <= WIDEST;
  if (!widths.every(isWidth)) throw new Error(`--widths takes pixels such as ${WIDTHS}, not ${list}.`);
  return widths;
}

async function someSystem(): Promise<{ urls: Urls; stop(): Promise<void> }> {
  const address = process.env[SYSTEM_VARIABLE];
  const system = address === undefined ? await startOwnSystem() : null;
  const leagues =
    system?.leagues ?? ((await (await fetch(`${String(address)}/leagues`)).json()) as WebLeagues);
  return {
    urls: { season: leagues.season.url, preseason: leagues.preseason.url },
    stop: async () => system?.stop(),
  };
}

async function runningPlayer(url: string) {
  const given = process.env['TORCHBEARER_PASSWORD'];
  const folder = process.env['TORCHBEARER_DATA'] ?? '.data';
  const secrets = async () => await readFile(join(root, folder, 'secrets.json'), 'utf8');
  const password = given ?? (JSON.parse(await secrets()) as { password: string }).password;
  return await logIn([url], 'coral@torchbearer.example', password);
}

interface Studio {
  readonly visits: Visits;
  readonly tabs: SharedTabs;
  readonly urls: Urls;
  /** px */
  readonly widths: readonly number[];
}

async function photographAll(wanted: readonly Screen[], studio: Studio): Promise<void> {
  await mkdir(join(root, 'screenshots'), { recursive: true });
  const jobs = wanted.flatMap((screen) => SCHEMES.map((scheme) => ({ screen, scheme })));
  const work = async (): Promise<void> => {
    for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) {
      const url = studio.urls[job.screen.on];
      if (url === undefined) continue;
      await photograph(job.screen, job.scheme, studio, url).catch((error: unknown) => {
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
  { visits, tabs, widths }: Studio,
  url: string,
): Promise<void> {
  const opened = await visits.to(screen, { url }, { scheme });
  const { page, errors } = opened;
  try {
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT });
      await untilStable(page, screen);
      await seeAll(page);
      await untilStable(page, screen);
      const path = join(root, 'screenshots', `${screen.name}-${String(width)}-${scheme}.png`);
      await page.screenshot({ path, fullPage: true });
      console.log(path);
    }
    for (const line of errors.unexpected()) console.error(`${screen.name} has an error: ${line}`);
  } finally {
    await tabs.giveBack(opened);
  }
}

/** Loads lazy content by scrolling, then goes to the top, or the header would cover the middle of the picture. */
async function seeAll(page: Page): Promise<void> {
  const bottom = await page.evaluate(() => document.body.scrollHeight);
  for (const y of [...Array.from({ length: Math.ceil(bottom / HEIGHT) }, (_, nth) => nth * HEIGHT), 0]) {
    await page.evaluate(
      (top) =>
        new Promise((drawn) => {
          window.scrollTo(0, top);
          requestAnimationFrame(() => requestAnimationFrame(drawn));
        }),
      y,
    );
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
