import type { Page } from '@playwright/test';
import { axeViolations } from '../src/web/axe.js';
import { centre, dragByMouse, fingerOn } from '../src/web/gestures.js';
import { season } from '../src/web/shared-system-client.js';
import { admin } from '../src/web/people.js';
import { expect, test } from '../src/web/test.js';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** Of the card that does not move, in whole pixels. */
const boxOf = async (page: Page, name: string) => {
  const { x = 0, width = 0 } = (await card(page, name).boundingBox()) ?? {};
  return { x: Math.round(x), width: Math.round(width) };
};
/** The data that the page requests, by path. */
const asked = (page: Page): string[] => {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/admin\/(stats|analytics)/.test(pathname)) paths.push(pathname);
  });
  return paths;
};

test.describe('the league insights', () => {
  test('can be arranged by keyboard, are remembered, and can be reset', async ({ openPage }) => {
    const page = await openPage(season, { as: await admin(season) });
    await page.goto('/admin');
    const titles = () => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    await page.getByRole('button', { name: 'Arrange Current Leaderboard' }).press('Enter');
    const before = await titles();
    await page.getByRole('menuitem', { name: 'Move right' }).press('Enter');
    await expect(page.getByText(/^Current Leaderboard moved right: card \d of 8/)).toBeVisible();
    const after = await titles();
    expect(after).not.toEqual(before);
    await page.keyboard.press('Escape');

    await page.reload();
    await expect(page.getByRole('button', { name: 'Arrange Current Leaderboard' })).toBeVisible();
    expect(await titles()).toEqual(after);
    await page.getByRole('button', { name: 'Reset layout' }).click();
    await expect(async () => expect(await titles()).toEqual(before)).toPass();
  });

  test('can be dragged by the header and resized by the corner, and are remembered', async ({ openPage }) => {
    const page = await openPage(season, {
      as: await admin(season),
      height: 1_200,
    });
    await page.goto('/admin');
    const worst = page.getByRole('heading', { name: 'Worst Castaways' });
    const trends = page.getByRole('heading', { name: 'Scoring Trends' });
    await expect(worst).toBeVisible();
    const before = await boxOf(page, 'Worst Castaways');
    const there = await centre(trends);
    await dragByMouse(page, await centre(worst), { ...there, x: there.x + 20 });
    await expect
      .poll(async () => (await boxOf(page, 'Worst Castaways')).x)
      .toBeGreaterThan(before.x + before.width);

    const corner = page.locator('[data-card="worst"] .react-resizable-handle');
    await page.getByRole('button', { name: 'Reset layout' }).click();
    await expect.poll(() => boxOf(page, 'Worst Castaways')).toEqual(before);
    const from = await centre(corner);
    await dragByMouse(page, from, { x: from.x + before.width / 2, y: from.y });
    await expect
      .poll(async () => (await boxOf(page, 'Worst Castaways')).width)
      .toBeGreaterThan(before.width * 1.3);
    const resized = await boxOf(page, 'Worst Castaways');
    await page.reload();
    await expect(worst).toBeVisible();
    await expect.poll(() => boxOf(page, 'Worst Castaways')).toEqual(resized);
  });

  test('are dragged by touching the grip, and scrolled by touching elsewhere @long', async ({ openPage }) => {
    const page = await openPage(season, {
      as: await admin(season),
      width: 1_024,
      height: 1_366,
      touch: true,
    });
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Worst Castaways' })).toBeVisible();
    const finger = await fingerOn(page);
    const before = await boxOf(page, 'Current Leaderboard');

    const title = await centre(page.getByRole('heading', { name: 'Current Leaderboard' }));
    await finger.draw(title, { x: title.x, y: title.y - 200 }, 0);
    await expect(async () => expect(await page.evaluate(() => scrollY)).toBeGreaterThan(50)).toPass();
    expect(await boxOf(page, 'Current Leaderboard')).toEqual(before);

    await page.evaluate(() => scrollTo(0, 0));
    const grip = await centre(page.locator('[data-card="leaderboard"] [data-card-grip]'));
    await finger.draw(grip, { x: grip.x + before.width, y: grip.y }, 0);
    await expect
      .poll(async () => (await boxOf(page, 'Current Leaderboard')).x)
      .toBeGreaterThan(before.x + 100);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const moved = await boxOf(page, 'Current Leaderboard');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Current Leaderboard' })).toBeVisible();
    await expect.poll(() => boxOf(page, 'Current Leaderboard')).toEqual(moved);
  });

  test('refresh every 30 seconds and by the button, which says so', async ({ openPage }) => {
    const page = await openPage(season, { as: await admin(season) });
    await page.clock.install();
    const paths = asked(page);
    await page.goto('/admin');
    await expect(page.getByText(/^\d+ weeks done, \d+ remaining$/)).toBeVisible();
    const all = new Set(paths);
    expect(all.size).toBe(7);
    paths.length = 0;
    await page.clock.fastForward(15_000);
    expect(paths).toEqual([]);
    await page.clock.fastForward(16_000);
    await expect.poll(() => new Set(paths)).toEqual(all);

    paths.length = 0;
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(
      page.locator('[aria-live]', { hasText: 'All figures are up to date.' }).first(),
    ).toBeAttached();
    expect(new Set(paths)).toEqual(all);
  });

  test('stay when one card fails, and the card loads on retry', async ({ openPage }) => {
    const page = await openPage(season, {
      as: await admin(season),
      expectErrors: [/status of 503/, /Failed to load analytics data:/],
    });
    const logged = page.waitForEvent('console', (message) =>
      message.text().startsWith('Failed to load analytics data:'),
    );
    const path = '**/api/admin/stats';
    await page.route(path, (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto('/admin');
    const overview = page.getByRole('region', { name: 'Overview' });
    await expect(overview.getByText('Failed to load statistics')).toBeVisible();
    const [card, button] = await Promise.all([
      overview.boundingBox(),
      overview.getByRole('button', { name: 'Try again' }).boundingBox(),
    ]);
    // None of it is cut off.
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan((card?.y ?? 0) + (card?.height ?? 0));
    await logged;
    await expect(page.getByText(/^\d+ weeks done, \d+ remaining$/)).toBeVisible();
    await page.unroute(path);
    await overview.getByRole('button', { name: 'Try again' }).click();
    await expect(overview.getByText('Total players')).toBeVisible();
  });

  test('are a plain stack on a phone', async ({ openPage }) => {
    const page = await openPage(season, { as: await admin(season), width: 360 });
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Power Rankings' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Arrange/ })).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
  });
});
