/**
 * Lists that are read page by page, in a league that is too large for whole ones. `PLAYERS=100000` tries them at the
 * size of a large league.
 */
import { MOST_IN_WHOLE_LIST } from '@torchbearer/rules';
import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectNoAxeViolations } from '../src/web/axe.js';
import { playerName, startLargeLeague, type LargeLeague } from '../src/web/large-league.js';
import type { PageOptions } from '../src/web/open-page.js';
import { untilStable } from '../src/web/stable.js';
import { expect, test as base } from '../src/web/test.js';

const PLAYERS = Number(process.env['PLAYERS'] ?? MOST_IN_WHOLE_LIST + 200);
/** The oldest of the players who were inserted. */
const LAST = playerName(PLAYERS - 1);
/** The rows that load by themselves; further ones ask for a press. */
const BY_ITSELF = 500;
/** Of the log of picks; more are not counted. */
const MOST_COUNTED = 10_000;
const HOUR_MS = 60 * 60_000;
/** Every third, and the viewer. */
const UNRANKED = Math.floor((PLAYERS - 1) / 3) + 1;
const DRAFTED = 2 * PLAYERS;

/** Calls that respond with a whole list unless they are asked for a page or for given users. */
const PAGED = [
  ...['/api/users', '/api/feedback', '/api/admin/audit', '/api/picks/all', '/api/picks/admin/log'],
  ...['/api/draft/status', '/api/draft/preview', '/api/rankings/admin/overview'],
];

let league: LargeLeague;

interface Opened {
  readonly page: Page;
  /** The queries of the pages that were read by this call. */
  readonly asked: (path: string) => URLSearchParams[];
}

const test = base.extend<{ open: (path: string, options?: PageOptions) => Promise<Opened> }>({
  /** Opens a path as the admin. Fails the test for a whole list. */
  open: async ({ openPage }, use) => {
    await use(async (path, options) => {
      const page = await openPage(league, { as: league.admin, expectErrors: [/status of 503/], ...options });
      const made: URL[] = [];
      page.on('request', (request) => {
        const url = new URL(request.url());
        expect(url.pathname).not.toMatch(/^\/api\/picks\/week\//);
        if (!PAGED.includes(url.pathname) || request.method() !== 'GET') return;
        if (['users', 'among'].some((name) => url.searchParams.has(name))) return;
        expect(url.searchParams.has('limit'), request.url()).toBe(true);
        made.push(url);
      });
      await page.goto(path);
      return {
        page,
        asked: (call) =>
          made.filter(({ pathname }) => pathname === call).map(({ searchParams }) => searchParams),
      };
    });
  },
});

test.beforeAll(async () => {
  test.setTimeout(300_000);
  league = await startLargeLeague('lists', PLAYERS);
  await league.admin.client.saveWeek({
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

const count = (number: number): string => number.toLocaleString('en-US');
const row = (page: Page, n: number) => page.getByRole('row', { name: playerName(n) });
const listed = (page: Page, words: string | RegExp) =>
  page.getByRole('status').getByText(words, { exact: true });
/** What follows the table of users. */
const endOfUsers = (page: Page) => page.getByRole('heading', { name: 'Player Bios' });
const panel = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
const rowsOf = (page: Page, table: string) => page.getByRole('region', { name: table }).locator('tbody tr');

/** Scrolls down until a row of at least this index is in the document. */
const scrollTo = (page: Page, rows: Locator, index: number) =>
  expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    expect(Number(await rows.last().getAttribute('data-index', { timeout: 1_000 }))).toBeGreaterThanOrEqual(
      index,
    );
  }).toPass();

test.describe('the table of users', () => {
  // The admin is a user, too.
  const all = PLAYERS + 1;
  const first = (page: Page, rows: number) => page.locator(`[aria-rowindex="${String(rows + 1)}"]`);

  test('loads further pages as its end comes near, and keeps only the rows in view in the document', async ({
    open,
  }) => {
    const { page, asked } = await open('/admin/users');
    const pages = () =>
      asked('/api/users').filter((query) => !query.has('has') && query.get('limit') !== '1');
    await expect(listed(page, `${count(all)} users`)).toBeVisible();
    await untilStable(page);
    expect(pages()).toHaveLength(1);
    await expect(async () => {
      await endOfUsers(page).scrollIntoViewIfNeeded({ timeout: 1_000 });
      expect(await first(page, BY_ITSELF).count()).toBe(1);
    }).toPass();
    expect(await page.getByRole('table').getByRole('row').count()).toBeLessThan(60);
    await untilStable(page);
    expect(pages()).toHaveLength(BY_ITSELF / 100);
    await page.getByRole('button', { name: 'Show more users' }).click();
    await expect(first(page, BY_ITSELF + 1)).toBeAttached();
    expect(pages()).toHaveLength(BY_ITSELF / 100 + 1);
  });

  test('is searched, filtered and sorted by the server, and reads all that match only to choose them', async ({
    open,
  }) => {
    const { page } = await open('/admin/users');
    const search = page.getByLabel('Search users');
    await search.fill(playerName(317));
    await expect(listed(page, `1 of ${count(all)} users`)).toBeVisible();
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
    await page.waitForURL(/[?&]q=Player\+000317/);
    await search.fill('nobody at all');
    await expect(page.getByText('No one matches.')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Show everybody' }).click();
    await expect(listed(page, `${count(all)} users`)).toBeVisible();
    await page.getByRole('button', { name: 'Email' }).click();
    await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveAttribute('aria-sort', 'ascending');
    await page.getByRole('button', { name: 'Joined' }).click();
    await expect(first(page, 1)).toContainText(LAST);
    await page.getByLabel('Role').selectOption('admins');
    await expect(listed(page, `1 of ${count(all)} users`)).toBeVisible();

    await page.goto('/admin/users?q=portland');
    const box = page.getByLabel(/^Choose all/);
    await box.click();
    const half = Math.floor((PLAYERS - 1) / 2);
    await expect(page.getByText(`${count(half)} chosen`)).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(half + 1);
    await box.click();
    await expect(page.getByText(/^[\d,]+ chosen$/)).toHaveCount(0);
  });

  test('opens the user of a link who is on no loaded page', async ({ open }) => {
    const [user] = await league.admin.client.listUsers({ query: { q: LAST } });
    const { page } = await open(`/admin/users?edit=${user?.id ?? ''}`);
    await expect(page.getByRole('dialog', { name: `Edit ${LAST}` })).toBeVisible();
  });
});

test('a list keeps its rows if the next page can’t be loaded, and tries again at a press', async ({
  open,
}) => {
  const picks = 'Unable to load weekly picks right now.';
  for (const [who, path, call, first, says] of [
    ['admin', '/admin/users', 'users', 100, 'Unable to load users.'],
    ['viewer', '/weekly-picks?tab=all', 'picks/all', 50, picks],
  ] as const) {
    const { page } = await open('/about', { as: league[who] });
    const further = `**/api/${call}?*after=*`;
    await page.route(further, (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto(path);
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(async () => {
      if (who === 'admin') await endOfUsers(page).scrollIntoViewIfNeeded({ timeout: 1_000 });
      else await page.keyboard.press('End');
      await expect(again).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(page.getByText(says)).toBeVisible();
    await expectNoAxeViolations(page);
    await page.unroute(further);
    await again.click();
    await expect(again).toHaveCount(0);
    await expect(page.locator(`[data-index="${String(first)}"]`)).toBeAttached();
  }
});

for (const width of [1280, 360])
  test.describe(`all picks, ${String(width)} px wide`, () => {
    const isWide = width > 768;
    const rows = (page: Page) => page.locator('[data-index]');

    const openAll = async (open: (path: string, options?: PageOptions) => Promise<Opened>) => {
      const { page, asked } = await open('/weekly-picks?tab=all', { as: league.viewer, width });
      await expect(listed(page, `${count(PLAYERS)} players`)).toBeVisible();
      await expect(rows(page).first()).toContainText('Robin Vale You');
      return { page, pages: () => asked('/api/picks/all') };
    };

    test('load further pages as the end comes near, and render only those in view', async ({ open }) => {
      const { page, pages } = await openAll(open);
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

    test('are filtered by week and searched by the server, also by keyboard', async ({ open }) => {
      const { page, pages } = await openAll(open);
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
      await search.fill(LAST);
      await expect(listed(page, '1 player')).toBeVisible();
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page).first()).toContainText(LAST);
      await expect(rows(page).first()).not.toContainText('No pick');
      expect(pages().at(-1)?.get('q')).toBe(LAST);
      await search.fill('robin');
      await expect(rows(page).first()).toContainText('Robin Vale You');
      await expect(rows(page)).toHaveCount(1);
      await search.fill('nobody at all');
      await expect(page.getByText('Nobody is called ‘nobody at all’.')).toBeVisible();
      await search.fill('');
      await expect(listed(page, `${count(PLAYERS)} players`)).toBeVisible();
      // All weeks of the players who were loaded for one only.
      await page.getByRole('button', { name: 'All Weeks' }).click();
      await expect(week3).toBeAttached();
      await expect(rows(page).nth(1)).toContainText('No pick yet');
      await expect(rows(page).nth(1).getByText('No pick', { exact: true })).toHaveCount(0);
    });
  });

for (const { list, path, call, noun, first } of [
  {
    list: 'answers to surveys',
    path: '/admin/feedback',
    call: '/api/feedback',
    noun: 'responses',
    first: 60,
  },
  { list: 'audit log', path: '/admin/audit', call: '/api/admin/audit', noun: 'changes', first: 50 },
])
  test(`the ${list} loads further pages, is searched and turned round`, async ({ open }) => {
    const { page, asked } = await open(path);
    const isAudit = noun === 'changes';
    const named = { hasText: /Player \d{6}/ };
    const rows = isAudit ? page.locator('tbody tr') : page.getByRole('listitem').filter(named);
    const search = page.getByLabel(isAudit ? 'Search' : 'Player', { exact: true });
    await expect(rows).toHaveCount(first);
    await untilStable(page);
    expect(asked(call).filter((query) => query.get('limit') !== '1')).toHaveLength(1);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect.poll(() => rows.count()).toBeGreaterThan(first);
    await search.fill(playerName(222));
    await expect(listed(page, new RegExp(`^1 of [\\d,]+ ${noun}$`))).toBeVisible();
    await expect(rows).toHaveCount(1);
    await search.fill('nobody at all');
    await expect(listed(page, new RegExp(`^0 of [\\d,]+ ${noun}$`))).toBeVisible();
    await expect(rows).toHaveCount(0);
    await page.getByRole('button', { name: /^Show every/ }).click();
    await page.getByLabel('Order').selectOption('Oldest first');
    await expect(rows.filter(named).first()).toContainText(LAST);
  });

test('the log of picks shows older ones at a press, and finds a player’s and a week’s', async ({ open }) => {
  const { page, asked } = await open('/admin/draft?log=open');
  const rows = page.getByRole('table', { name: 'Weekly picks log' }).locator('tbody tr');
  await expect(rows).toHaveCount(50);
  await expect(rows.first()).toContainText('Robin Vale');
  expect(new Set(asked('/api/picks/admin/log').map((query) => query.get('limit')))).toEqual(new Set(['50']));
  const all = 4 * PLAYERS + 1;
  if (all <= MOST_COUNTED) await expect(listed(page, `${count(all)} picks`)).toBeVisible();
  else await expect(page.getByRole('status').getByText(/picks?$/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show more picks' }).press('Enter');
  await expect(rows).toHaveCount(100);

  await page.getByLabel('Player', { exact: true }).fill(LAST);
  await expect(rows).toHaveCount(4);
  await expect(listed(page, '4 picks')).toBeVisible();
  await page.getByLabel('Week', { exact: true }).selectOption('Week 6');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText(LAST);
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await page.getByLabel('Player', { exact: true }).fill('nobody at all');
  await expect(page.getByText('No pick matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Show every pick' }).click();
  await expect(rows).toHaveCount(50);
  await expect(page.getByLabel('Player', { exact: true })).toHaveValue('');
});

test('the picks manager counts who has picked, and names the first of each', async ({ open }) => {
  const { page, asked } = await open('/admin/draft');
  const figure = (label: string) => page.getByRole('term').filter({ hasText: label }).first().locator('+ dd');
  await expect(figure('Submitted')).toHaveText('1');
  await expect(figure('Pending')).toHaveText(count(PLAYERS - 1));
  const pending = page.getByRole('list', { name: 'Pending' }).getByRole('listitem');
  await expect(pending).toHaveCount(24);
  await expect(page.getByRole('list', { name: 'Submitted', exact: true }).getByRole('listitem')).toHaveText(
    /^Robin Vale .+/,
  );
  const queries = asked('/api/picks/all').map((query) => `${query.get('week')} ${query.get('limit')}`);
  expect(queries.slice(0, 2)).toEqual(['7 24', '7 24']);
  await page.getByRole('button', { name: 'Show more pending players' }).press('Enter');
  await expect(pending).toHaveCount(124);
  await expect(page.getByRole('list', { name: 'Pending' })).toHaveAttribute('tabindex', '0');
  await untilStable(page);
  await expectNoAxeViolations(page);
});
test('the SMS manager shows older messages at a press, and finds recipients among all', async ({ open }) => {
  const { page } = await open('/admin/sms');
  const rows = page.getByRole('region', { name: 'Recent text messages' }).locator('tbody tr');
  await expect(rows).toHaveCount(20);
  await page.getByRole('button', { name: 'Show more messages' }).click();
  await expect(rows).toHaveCount(70);
  await page.getByLabel('Who', { exact: true }).fill(playerName(333));
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('status').getByText(/^1 of [\d,]+ messages$/)).toBeVisible();

  await page.getByRole('radio', { name: 'Custom' }).check();
  await expect(page.getByText(/^And [\d,]+ more: type a name to find them\.$/)).toBeVisible();
  await page.getByLabel('Find players').fill(playerName(400));
  await page.getByRole('checkbox', { name: playerName(400) }).check();
  await page.getByLabel('Message', { exact: true }).fill('Hi {name}');
  await expect(page.getByText(`Hi ${playerName(400)}`)).toBeVisible();
  await page.getByLabel('Phone numbers').fill('555 200 0404');
  await page.getByRole('button', { name: 'Send SMS Blast' }).click();
  await expect(page.getByRole('dialog')).toContainText(`${playerName(400)}`, { useInnerText: true });
  await expect(page.getByRole('dialog')).toContainText(`${playerName(404)}`, { useInnerText: true });
});

test('the palette finds a player whom no page has loaded', async ({ open }) => {
  const { page, asked } = await open('/admin/stats');
  await page.getByRole('button', { name: 'Go to' }).click();
  await page.getByRole('combobox').fill('000377');
  await page.getByRole('option', { name: playerName(377) }).click();
  await expect(page.getByRole('dialog', { name: `Edit ${playerName(377)}` })).toBeVisible();
  expect(asked('/api/users').filter((query) => query.get('limit') === '50')).toHaveLength(1);
});

test('the form for a player’s pick finds the player among all', async ({ open }) => {
  const { page, asked } = await open('/admin/draft?submit=open');
  const user = page.getByRole('combobox', { name: 'User' });
  await user.fill(playerName(377));
  await page.getByRole('option', { name: playerName(377) }).click();
  await expect(user).toHaveValue(`${playerName(377)} (player377@example.com)`);
  for (const query of asked('/api/users')) expect(query.get('limit')).toBe('60');
  await page.reload();
  await expect(user).toHaveValue(`${playerName(377)} (player377@example.com)`);
  await user.fill('nobody at all');
  await expect(page.getByText('Nobody is called that.')).toBeVisible();
  // An e-mail finds its account, also by keyboard alone.
  const found = page.waitForResponse((response) => response.url().includes('q=player12'));
  await user.fill('player12@example.com');
  // Options that arrive between two keys would end the choice.
  await found;
  await expect(page.getByRole('option')).toHaveCount(1);
  await user.press('ArrowDown');
  await user.press('Enter');
  await expect(user).toHaveValue(`${playerName(12)} (player12@example.com)`);
});
/** How many rows each page of the draft manager's lists had at most. */
const limitsOf = (asked: Opened['asked']): number[] =>
  ['/api/draft/status', '/api/draft/preview', '/api/rankings/admin/overview'].flatMap((path) =>
    asked(path).map((query) => Number(query.get('limit'))),
  );

test('the draft manager reads, searches and runs the draft of a long league page by page', async ({
  open,
}) => {
  test.setTimeout(300_000);
  const { page, asked } = await open('/admin/draft');
  const status = panel(page, 'Draft status');
  await expect(status.getByText(count(PLAYERS), { exact: true })).toBeVisible();
  await expect(status.getByText(count(UNRANKED), { exact: true })).toBeVisible();
  const names = status.getByRole('list').getByRole('listitem');
  await expect(names).toHaveCount(24);
  await status.getByRole('button', { name: /^Show (all|more)/ }).click();
  await expect(names).toHaveCount(Math.min(UNRANKED, 524));

  await page.getByRole('button', { name: 'Preview Draft' }).click();
  const closing = page.getByRole('dialog');
  await expect(closing).toContainText(`${count(UNRANKED)} players have not submitted rankings`);
  await closing.getByRole('button', { name: 'Close rankings and preview' }).click();
  await expect(page.getByText(`See the preview of ${count(DRAFTED)} picks`)).toBeVisible({ timeout: 60_000 });
  const preview = panel(page, 'Draft preview');
  const previewed = rowsOf(page, 'Draft preview');
  await expect(previewed).toHaveCount(50);
  const [first] = await previewed.allInnerTexts();
  await preview.getByRole('button', { name: 'Show more picks' }).click();
  await expect(previewed).toHaveCount(250);
  await preview.getByLabel('Search the preview by player').fill(playerName(317));
  await expect(preview.getByText(`2 of ${count(DRAFTED)} picks`)).toBeVisible();
  await expect(previewed).toHaveCount(2);
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(previewed).toHaveCount(2);
  await preview.getByLabel('Search the preview by player').fill('');
  await expect(previewed).toHaveCount(50);
  expect((await previewed.allInnerTexts())[0]).toBe(first);

  await page.getByRole('button', { name: 'Approve & Run Draft' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`exactly the ${count(DRAFTED)} picks`);
  await expect(dialog).toContainText(`${count(UNRANKED)} players have not submitted rankings`);
  await dialog.getByRole('button', { name: 'Approve & run' }).click();
  // The message of success does not stay.
  await expect(status.getByText('Locked', { exact: true })).toBeVisible({ timeout: 120_000 });
  const results = panel(page, 'Final draft results');
  const drafted = rowsOf(page, 'Final draft results');
  await expect(drafted).toHaveCount(50);
  expect((await drafted.allInnerTexts())[0]).toBe(first);
  await expect(results.getByText(`${count(DRAFTED)} picks`)).toBeVisible();
  await results.getByLabel('Search the results by player').fill('nobody at all');
  await expect(results.getByText('Nobody is called ‘nobody at all’. Try a part of the name.')).toBeVisible();
  await expect(results.getByText(`0 of ${count(DRAFTED)} picks`)).toBeVisible();
  await results.getByLabel('Search the results by player').fill(playerName(317));
  await expect(drafted).toHaveCount(2);
  expect(Math.max(...limitsOf(asked))).toBeLessThanOrEqual(500);
});

test('the draft manager finds rankings on the server, and reads all of them only for a file', async ({
  open,
}) => {
  test.setTimeout(300_000);
  const { page, asked } = await open('/admin/draft');
  const rankings = panel(page, 'All player rankings');
  const ranked = rowsOf(page, 'All player rankings');
  await rankings.scrollIntoViewIfNeeded();
  await expect(ranked).toHaveCount(50);
  await expect(rankings.getByText(`${count(PLAYERS)} players`)).toBeVisible();
  await rankings.getByRole('button', { name: 'Show more players' }).click();
  await expect(ranked).toHaveCount(150);
  await rankings.getByLabel('Search players by name').fill(playerName(318));
  await expect(ranked).toHaveCount(1);
  await expect(ranked).toContainText('Not submitted');
  await expect(rankings.getByText(`1 of ${count(PLAYERS)} players`)).toBeVisible();
  await page.waitForURL(/in-rankings=/);

  expect(limitsOf(asked)).not.toContain(500);
  const download = page.waitForEvent('download', { timeout: 240_000 });
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(PLAYERS + 1);
  const lastName =
    league.castaways
      .map(({ name }) => name)
      .toSorted()
      .at(-1) ?? '';
  expect(lines.filter((line) => line.endsWith(`,${lastName}`))).toHaveLength(PLAYERS - UNRANKED);
});

// The last one, because others count the player whom it deletes.
test('the users keep their place when an admin changes or deletes somebody in the middle', async ({
  open,
}) => {
  const { page, asked } = await open('/admin/users');
  await expect(async () => {
    await endOfUsers(page).scrollIntoViewIfNeeded({ timeout: 1_000 });
    await expect(page.getByRole('table')).toHaveAttribute('data-windowed', { timeout: 1_000 });
  }).toPass();
  await expect(async () => {
    // The 150th row is near, and the next attempt nearer: heights are known by then.
    await page.evaluate(() => {
      const [first, ...others] = [...document.querySelectorAll<HTMLElement>('tbody tr[data-index]')];
      const place = Number(first?.dataset['index']);
      const height = (first?.offsetHeight ?? 0) + others.reduce((sum, one) => sum + one.offsetHeight, 0);
      const top = (first?.getBoundingClientRect().top ?? 0) + window.scrollY;
      const to = top + (150 - place) * (height / (others.length + 1));
      window.scrollTo({ top: to - window.innerHeight / 2, behavior: 'instant' });
    });
    await expect(row(page, 150)).toBeInViewport({ timeout: 1_000 });
  }).toPass();
  await untilStable(page);
  // Counts and bios are read again after a change.
  const pages = () => asked('/api/users').filter((query) => query.get('sort') === 'name');
  const before = { pages: pages(), top: await page.evaluate(() => window.scrollY) };

  await page.getByRole('button', { name: `Actions for ${playerName(150)}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByLabel('City').fill('Astoria');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User updated successfully!')).toBeVisible();
  await expect(row(page, 150)).toContainText('Astoria, OR');
  await expect(panel).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(before.top);

  await page.getByRole('button', { name: `Actions for ${playerName(149)}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await panel.getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, 149)).toHaveCount(0);
  await expect(listed(page, `${count(PLAYERS)} users`)).toBeVisible();
  await expect(row(page, 150)).toBeInViewport();
  await untilStable(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(before.top);
  expect(pages().map(String)).toEqual(before.pages.map(String));
});
