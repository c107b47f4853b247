import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../src/web/browser.js';
import type { WebLeague } from '../src/web/league.js';
import { leagues } from '../src/web/leagues.js';
import { samplePlayer } from '../src/web/people.js';

const { openPage } = useBrowser();
let season: WebLeague;
beforeAll(async () => {
  ({ season } = await leagues());
});

/** Waits until the service worker answers for this page. */
const underWorker = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** The path of everything that any cache holds. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const kept = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(kept)).flat().map((request) => new URL(request.url).pathname);
  });

describe('the site on a home screen', () => {
  it('can be installed', async () => {
    const page = await openPage(season, { serviceWorkers: true });
    await page.goto('/');
    await underWorker(page);
    const browser = await page.context().newCDPSession(page);
    const { errors } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    // The pages of tests are private ones, from which a browser installs nothing.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  });

  it('opens without a network, at any of its addresses', async () => {
    const page = await openPage(season, {
      serviceWorkers: true,
      expectErrors: [/ERR_INTERNET_DISCONNECTED/],
    });
    await page.goto('/');
    await underWorker(page);
    await page.context().setOffline(true);
    await page.goto('/leaderboard?week=3');
    await page.getByRole('banner').waitFor();
    expect(await page.title()).toContain('Torchbearer');
  });

  it('keeps the screens and seen pictures, and no answer of the API', async () => {
    const player = await samplePlayer(season);
    const page = await openPage(season, { as: player, serviceWorkers: true });
    await page.goto('/dashboard');
    await underWorker(page);
    await page.evaluate(() => fetch('/images/placeholder.png'));
    await page.goto('/leaderboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const paths = await cached(page);
    expect(paths).toContain('/index.html');
    expect(paths).toContain('/images/placeholder.png');
    expect(paths.some((path) => /^\/assets\/leaderboard-.*\.js$/.test(path))).toBe(true);
    expect(paths.filter((path) => path.startsWith('/api/') && !path.startsWith('/api/pictures/'))).toEqual(
      [],
    );
  });

  it('leaves the addresses of the API to the API', async () => {
    const page = await openPage(season, { serviceWorkers: true });
    await page.goto('/');
    await underWorker(page);
    await page.goto('/api/docs');
    expect(await page.title()).toBe('Torchbearer API');
  });
});

describe('the first paint', () => {
  it('has the chosen colors, before any file of ours has come', async () => {
    const page = await openPage(season, {
      scheme: 'dark',
      storage: { 'torchbearer.color-scheme': 'light' },
      expectErrors: [/ERR_FAILED/],
    });
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto('/');
    await page.getByText('Torchbearer', { exact: true }).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('light');
  });

  it('has the colors that the system prefers, where none were chosen', async () => {
    for (const scheme of ['light', 'dark'] as const) {
      const page = await openPage(season, { scheme });
      await page.goto('/', { waitUntil: 'commit' });
      const shown = () => page.locator('html').getAttribute('data-mantine-color-scheme');
      await expect.poll(shown, { timeout: 30_000 }).toBe(scheme);
    }
  });
});

describe('a new version, while a page of the old one is open', () => {
  const gone = [/status of 404/, /dynamically imported module/];

  it('shows the screen whose old file is gone, after loading the page anew', async () => {
    const player = await samplePlayer(season);
    const page = await openPage(season, { as: player, expectErrors: gone });
    await page.goto('/dashboard');
    let isGone = true;
    await page.route('**/assets/leaderboard-*.js', async (route) => {
      if (!isGone) return route.fallback();
      isGone = false;
      await route.fulfill({ status: 404 });
    });
    await page.getByRole('banner').getByRole('link', { name: 'Leaderboard' }).click();
    await page.getByRole('heading', { level: 1, name: /leaderboard/i }).waitFor();
    expect(isGone).toBe(false);
    expect(new URL(page.url()).pathname).toBe('/leaderboard');
  });

  it('does not load the page over and over for a screen that stays away', async () => {
    const page = await openPage(season, { expectErrors: gone });
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.route('**/assets/auth-*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto('/signup', { waitUntil: 'commit' });
    await expect.poll(() => loads, { timeout: 30_000 }).toBe(2);
    await page.getByRole('alert').waitFor();
    await page.waitForLoadState('networkidle');
    expect(loads).toBe(2);
  });
});
