import type { Page } from '@playwright/test';
import { season } from '../src/web/shared-system-client.js';
import { samplePlayer } from '../src/web/people.js';
import { expect, test } from '../src/web/test.js';

/** Waits until the service worker controls this page. */
const underWorker = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** The path of every entry in any cache. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const entries = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(entries)).flat().map((request) => new URL(request.url).pathname);
  });

test.describe('the site on a home screen', () => {
  test('can be installed, and opens without a network at any of its addresses', async ({ openPage }) => {
    const page = await openPage(season, {
      serviceWorkers: true,
      expectErrors: [/ERR_INTERNET_DISCONNECTED/],
    });
    await page.goto('/');
    await underWorker(page);
    const browser = await page.context().newCDPSession(page);
    const { errors } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    // Test pages are private ones, from which a browser does not install anything.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

    await page.goto('/api/docs');
    expect(await page.title(), 'the worker does not answer for the API').toBe('Torchbearer API');

    await page.context().setOffline(true);
    await page.goto('/leaderboard?week=3');
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await page.title()).toContain('Torchbearer');
  });

  test('caches the screens and seen pictures, but no API response', async ({ openPage }) => {
    const player = await samplePlayer(season);
    const page = await openPage(season, { as: player, serviceWorkers: true });
    await page.goto('/dashboard');
    await underWorker(page);
    await page.evaluate(() => fetch('/images/placeholder.png'));
    await page.goto('/leaderboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const paths = await cached(page);
    expect(paths).toContain('/index.html');
    expect(paths).toContain('/images/placeholder.png');
    expect(paths.some((path) => /^\/assets\/leaderboard-.*\.js$/.test(path))).toBe(true);
    expect(paths.filter((path) => path.startsWith('/api/') && !path.startsWith('/api/pictures/'))).toEqual(
      [],
    );
  });
});

test.describe('the first paint', () => {
  test('has the chosen color scheme before any of our files have loaded', async ({ openPage }) => {
    const page = await openPage(season, {
      scheme: 'dark',
      storage: { 'torchbearer.color-scheme': 'light' },
      expectErrors: [/ERR_FAILED/],
    });
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByText('Torchbearer', { exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
  });
});

test.describe('a new version, while a page of the old one is open', () => {
  const gone = [/status of 404/, /dynamically imported module/];

  test('shows a screen whose old file is gone, after reloading the page', async ({ openPage }) => {
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
    await expect(page.getByRole('heading', { level: 1, name: /leaderboard/i })).toBeVisible();
    expect(isGone).toBe(false);
    expect(new URL(page.url()).pathname).toBe('/leaderboard');
  });

  test('does not reload the page again and again if a screen’s file stays missing @long', async ({
    openPage,
  }) => {
    const page = await openPage(season, { expectErrors: gone });
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.route('**/assets/sign-up-*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto('/signup', { waitUntil: 'commit' });
    await expect.poll(() => loads, { timeout: 30_000 }).toBe(2);
    await expect(page.getByRole('alert')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(loads).toBe(2);
  });
});
