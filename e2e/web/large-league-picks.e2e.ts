/** Picks of a league that is too large for whole lists. `LIST_LENGTH=100000` tries them at the size of a large one. */
import { MOST_IN_WHOLE_LIST } from '@torchbearer/rules';
import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../src/web/axe.js';
import { startLargeLeague, type LargeSystem } from '../src/web/large-league.js';
import { untilStable } from '../src/web/stable.js';
import { expect, test } from '../src/web/test.js';

const PLAYERS = Number(process.env['LIST_LENGTH'] ?? MOST_IN_WHOLE_LIST + 200);
const HOUR_MS = 60 * 60_000;
/** Of its log; more are not counted. */
const MOST_COUNTED = 10_000;
const playerName = (n: number): string => `Player ${String(n).padStart(Math.max(4, String(n).length), '0')}`;
const last = playerName(PLAYERS - 1);
const inWords = (count: number): string => count.toLocaleString('en-US');

let league: LargeSystem;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  league = await startLargeLeague('picks', PLAYERS);
  const { client } = league.admin;
  await client.saveWeek({
    body: {
      weekNumber: 7,
      isActive: true,
      picksOpenAt: new Date(Date.now() - HOUR_MS).toISOString(),
      picksCloseAt: new Date(Date.now() + 24 * HOUR_MS).toISOString(),
    },
  });
  // The week's copy arrives a moment later.
  await expect(async () => {
    const { assigned } = await league.viewer.client.getMyPicks();
    await league.viewer.client.submitPick({ body: { castawayId: assigned[0]?.castawayId ?? '' } });
  }).toPass();
});
test.afterAll(() => league?.stop());

/** What the page asks of a list, from now on. Fails the test for a whole list. */
function requestsTo(page: Page, path: string): URLSearchParams[] {
  const made: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    expect(pathname).not.toMatch(/^\/api\/picks\/week\//);
    if (!['/api/picks/all', '/api/picks/admin/log'].includes(pathname)) return;
    expect(searchParams.has('limit') || searchParams.has('users'), request.url()).toBe(true);
    if (pathname === path) made.push(searchParams);
  });
  return made;
}

const listed = (page: Page, words: string) => page.getByRole('status').getByText(words, { exact: true });

/** Scrolls down until a row of at least this index is in the document. */
const scrollTo = (page: Page, rows: Locator, index: number) =>
  expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    expect(Number(await rows.last().getAttribute('data-index', { timeout: 1_000 }))).toBeGreaterThanOrEqual(
      index,
    );
  }).toPass();

for (const width of [1280, 360])
  test.describe(`all picks, ${String(width)} px wide`, () => {
    const isWide = width > 768;
    const rows = (page: Page) => page.locator('[data-index]');

    const open = async (openPage: (one: LargeSystem, options: object) => Promise<Page>) => {
      const page = await openPage(league, {
        ...{ as: league.viewer, width, expectErrors: [/status of 503/] },
      });
      const requests = requestsTo(page, '/api/picks/all');
      await page.goto('/weekly-picks?tab=all');
      await expect(listed(page, `${inWords(PLAYERS)} players`)).toBeVisible();
      await expect(rows(page).first()).toContainText('Robin Vale You');
      return { page, pages: () => requests.filter((query) => query.has('limit')) };
    };

    test('load further pages as the end comes near, and render only those in view', async ({ openPage }) => {
      const { page, pages } = await open(openPage);
      await untilStable(page);
      expect(pages().length).toBeLessThan(3);
      if (isWide) await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', String(PLAYERS + 1));
      else await expect(page.locator('[aria-posinset="1"]')).toHaveAttribute('aria-setsize', String(PLAYERS));
      // 50 players and then 100 each, until there are 500.
      await scrollTo(page, rows(page), 550);
      await expect(page.getByRole('button', { name: 'Show more players' })).toBeVisible();
      await untilStable(page);
      expect(pages().map((query) => query.get('limit'))).toEqual(['50', ...Array<string>(5).fill('100')]);
      expect(await rows(page).count()).toBeLessThan(80);
      // The viewer, who is listed first, is not listed again.
      const robin = await league.admin.client.listAllPicks({ query: { q: 'Robin Vale' } });
      expect(robin.users).toHaveLength(1);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways).toBe(0);
    });

    test('are filtered by week and searched by the server, also by keyboard', async ({ openPage }) => {
      const { page, pages } = await open(openPage);
      const week3 = isWide
        ? page.getByRole('columnheader', { name: 'Week 3' })
        : page.getByRole('term').filter({ hasText: 'Week 3' }).first();
      await expect(week3).toBeAttached();
      await page.getByRole('button', { name: 'All Weeks' }).focus();
      // The weeks are listed with the latest first.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Week 6' })).toBeVisible();
      expect(new URL(page.url()).search).toBe('?tab=all&week=6');
      await expect.poll(() => pages().at(-1)?.get('week')).toBe('6');
      await expect(week3).toHaveCount(0);
      await expectNoAxeViolations(page);

      const search = page.getByLabel('Search players by name');
      await search.fill(last);
      await expect(listed(page, '1 player')).toBeVisible();
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page).first()).toContainText(last);
      await expect(rows(page).first()).not.toContainText('No pick');
      expect(pages().at(-1)?.get('q')).toBe(last);
      await search.fill('robin');
      await expect(rows(page).first()).toContainText('Robin Vale You');
      await expect(rows(page)).toHaveCount(1);
      await search.fill('nobody at all');
      await expect(page.getByText('Nobody is called ‘nobody at all’.')).toBeVisible();
      await search.fill('');
      await expect(listed(page, `${inWords(PLAYERS)} players`)).toBeVisible();
      // All weeks of the players who were loaded for one only.
      await page.getByRole('button', { name: 'All Weeks' }).click();
      await expect(week3).toBeAttached();
      await expect(rows(page).nth(1)).toContainText('No pick yet');
      await expect(rows(page).nth(1).getByText('No pick', { exact: true })).toHaveCount(0);
    });

    test('keep their rows if the next page can’t be loaded, and try again at a press', async ({
      openPage,
    }) => {
      const page = await openPage(league, { as: league.viewer, width, expectErrors: [/status of 503/] });
      await page.route('**/api/picks/all?*after=*', (route) => route.fulfill({ status: 503, json: {} }));
      await page.goto('/weekly-picks?tab=all');
      const again = page.getByRole('button', { name: 'Try again' });
      await expect(async () => {
        await page.keyboard.press('End');
        await expect(again).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await expect(page.getByText('Unable to load weekly picks right now.')).toBeVisible();
      await page.unroute('**/api/picks/all?*after=*');
      await again.click();
      await expect(again).toHaveCount(0);
      await scrollTo(page, rows(page), 150);
    });
  });

test('the log of picks shows older ones at a press, and finds a player’s and a week’s', async ({
  openPage,
}) => {
  const page = await openPage(league, { as: league.admin });
  const requests = requestsTo(page, '/api/picks/admin/log');
  await page.goto('/admin/draft?log=open');
  const rows = page.getByRole('table', { name: 'Weekly picks log' }).locator('tbody tr');
  await expect(rows).toHaveCount(50);
  await expect(rows.first()).toContainText('Robin Vale');
  expect(new Set(requests.map((query) => query.get('limit')))).toEqual(new Set(['50']));
  const all = 4 * PLAYERS + 1;
  if (all <= MOST_COUNTED) await expect(listed(page, `${inWords(all)} picks`)).toBeVisible();
  else await expect(page.getByRole('status').getByText(/picks?$/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show more picks' }).press('Enter');
  await expect(rows).toHaveCount(100);

  await page.getByLabel('Player', { exact: true }).fill(last);
  await expect(rows).toHaveCount(4);
  await expect(listed(page, '4 picks')).toBeVisible();
  await page.getByLabel('Week', { exact: true }).selectOption('Week 6');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText(last);
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await page.getByLabel('Player', { exact: true }).fill('nobody at all');
  await expect(page.getByText('No pick matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Show every pick' }).click();
  await expect(rows).toHaveCount(50);
  await expect(page.getByLabel('Player', { exact: true })).toHaveValue('');
});

test('the picks manager counts who has picked, and names the first of each', async ({ openPage }) => {
  const page = await openPage(league, { as: league.admin });
  const requests = requestsTo(page, '/api/picks/all');
  await page.goto('/admin/draft');
  const figure = (label: string) => page.getByRole('term').filter({ hasText: label }).first().locator('+ dd');
  await expect(figure('Submitted')).toHaveText('1');
  await expect(figure('Pending')).toHaveText(inWords(PLAYERS - 1));
  const pending = page.getByRole('list', { name: 'Pending' }).getByRole('listitem');
  await expect(pending).toHaveCount(24);
  await expect(page.getByRole('list', { name: 'Submitted', exact: true }).getByRole('listitem')).toHaveText(
    /^Robin Vale .+/,
  );
  expect(requests.map((query) => `${query.get('week')} ${query.get('limit')}`).slice(0, 2)).toEqual([
    '7 24',
    '7 24',
  ]);
  await page.getByRole('button', { name: 'Show more pending players' }).press('Enter');
  await expect(pending).toHaveCount(124);
  await expect(page.getByRole('list', { name: 'Pending' })).toHaveAttribute('tabindex', '0');
  await untilStable(page);
  await expectNoAxeViolations(page);
});
