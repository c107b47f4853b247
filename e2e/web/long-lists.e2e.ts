/** The admin's lists, which are read page by page. `LIST_LENGTH=100000` tries them at the size of a large league. */
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectNoAxeViolations } from '../src/web/axe.js';
import { playerName, startLongLists, type LongLists } from '../src/web/long-lists.js';
import { untilStable } from '../src/web/stable.js';
import { expect, test } from '../src/web/test.js';

const LENGTH = Number(process.env['LIST_LENGTH'] ?? 450);
/** The pages that load by themselves; further ones ask for a press. */
const BY_ITSELF = 500;

let league: LongLists;
test.beforeAll(async () => {
  league = await startLongLists(LENGTH);
});
test.afterAll(() => league?.stop());

const count = (number: number): string => number.toLocaleString('en-US');
const row = (page: Page, n: number) => page.getByRole('row', { name: playerName(n) });
const listed = (page: Page, words: string) => page.getByRole('status').getByText(words, { exact: true });
const end = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

/** The requests for pages of a list that the page has made. */
function requestsTo(page: Page, path: string): string[] {
  const made: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === path && !/limit=1(&|$)/.test(search)) made.push(search);
  });
  return made;
}

test.describe('the table of users', () => {
  const open = async (
    openPage: (one: LongLists, options: object) => Promise<Page>,
    path = '/admin/users',
  ) => {
    const page = await openPage(league, { as: league.admin, expectErrors: [/status of 503/] });
    const requests = requestsTo(page, '/api/users');
    const pages = (): string[] => requests.filter((search) => !search.includes('has=bio'));
    await page.goto(path);
    await expect(page.getByRole('table')).toBeVisible();
    return { page, pages };
  };
  // The admin is a user, too.
  const all = LENGTH + 1;

  test('loads further pages as its end comes near, and keeps only the rows in view in the document', async ({
    openPage,
  }) => {
    const { page, pages } = await open(openPage);
    await expect(listed(page, `${count(all)} users`)).toBeVisible();
    await untilStable(page);
    expect(pages()).toHaveLength(1);
    const last = page.locator(`[aria-rowindex="${String(Math.min(all, BY_ITSELF) + 1)}"]`);
    await expect(async () => {
      await page.getByRole('heading', { name: 'Player Bios' }).scrollIntoViewIfNeeded({ timeout: 1_000 });
      expect(await last.count()).toBe(1);
    }).toPass();
    expect(await page.getByRole('table').getByRole('row').count()).toBeLessThan(60);
    const more = page.getByRole('button', { name: 'Show more users' });
    await untilStable(page);
    expect(await more.count()).toBe(all > BY_ITSELF ? 1 : 0);
    expect(pages()).toHaveLength(Math.ceil(Math.min(all, BY_ITSELF) / 100));
    if (all <= BY_ITSELF) return;
    await more.click();
    await expect(page.locator(`[aria-rowindex="${String(BY_ITSELF + 2)}"]`)).toBeAttached();
    expect(pages()).toHaveLength(BY_ITSELF / 100 + 1);
  });

  test('is searched, filtered and sorted by the server, and says how many match', async ({ openPage }) => {
    const { page, pages } = await open(openPage);
    const search = page.getByLabel('Search users');
    await search.fill(`${playerName(317)}`);
    await expect(listed(page, `1 of ${count(all)} users`)).toBeVisible();
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
    await page.waitForURL(/[?&]q=Player\+000317/);
    await search.fill('nobody at all');
    await expect(page.getByText('No one matches.')).toBeVisible();
    await expect(listed(page, `0 of ${count(all)} users`)).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Show everybody' }).click();
    await expect(listed(page, `${count(all)} users`)).toBeVisible();

    const first = page.locator('[aria-rowindex="2"]');
    await page.getByRole('button', { name: 'Email' }).click();
    await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveAttribute('aria-sort', 'ascending');
    await page.getByRole('button', { name: 'Joined' }).click();
    await expect(first).toContainText(playerName(LENGTH));
    await page.getByLabel('Role').selectOption('admins');
    await expect(listed(page, `1 of ${count(all)} users`)).toBeVisible();
    // Never more than the pages that were looked at.
    expect(pages().length).toBeLessThan(12);
  });

  test('keeps its place when an admin changes or deletes somebody in the middle', async ({ openPage }) => {
    const { page, pages } = await open(openPage);
    await page.locator('[aria-rowindex="101"]').scrollIntoViewIfNeeded();
    await expect(page.getByRole('table')).toHaveAttribute('data-windowed');
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
    const before = { requests: pages().length, top: await page.evaluate(() => window.scrollY) };

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
    await expect(listed(page, `${count(all - 1)} users`)).toBeVisible();
    await expect(row(page, 150)).toBeInViewport();
    await untilStable(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(before.top);
    expect(pages().filter((search) => !search.includes('among='))).toHaveLength(before.requests);
  });

  test('opens the user of a link who is on no loaded page', async ({ openPage }) => {
    const [user] = await league.admin.client.listUsers({ query: { q: playerName(LENGTH - 1) } });
    const { page } = await open(openPage, `/admin/users?edit=${user?.id ?? ''}`);
    await expect(page.getByRole('dialog', { name: `Edit ${playerName(LENGTH - 1)}` })).toBeVisible();
  });

  test('reads all that match only when they are chosen together, and exports them', async ({ openPage }) => {
    const { page, pages } = await open(openPage, '/admin/users?q=portland');
    await untilStable(page);
    const before = pages().length;
    const box = page.getByLabel(/^Choose all/);
    await box.click();
    const chosen = page.getByText(/^[\d,]+ chosen$/);
    await expect(chosen).toBeVisible();
    expect(pages().length).toBeGreaterThan(before);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
    expect(`${count(lines.length - 1)} chosen`).toBe(await chosen.innerText());
    expect(lines.length - 1).toBeGreaterThan(200);
    await expect(box).toBeChecked();
    await box.click();
    await expect(chosen).toHaveCount(0);
  });

  test('keeps its rows if the next page can’t be loaded, and tries again on request', async ({
    openPage,
  }) => {
    const { page } = await open(openPage);
    await page.route('**/api/users?*after=*', (route) => route.fulfill({ status: 503, json: {} }));
    await page.locator('[aria-rowindex="101"]').scrollIntoViewIfNeeded();
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await expect(page.getByText('Unable to load users.')).toBeVisible();
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(101);
    await expectNoAxeViolations(page);
    await page.unroute('**/api/users?*after=*');
    await again.click();
    await expect(page.getByRole('table')).toHaveAttribute('data-windowed');
    await expect(again).toHaveCount(0);
  });
});

for (const { list, path, api, noun, first, search, found } of [
  {
    ...{ list: 'the answers to surveys', path: '/admin/feedback', api: '/api/feedback', noun: 'responses' },
    ...{ first: 60, search: 'Player', found: (page: Page) => page.getByRole('listitem') },
  },
  {
    ...{ list: 'the audit log', path: '/admin/audit', api: '/api/admin/audit', noun: 'changes' },
    ...{ first: 50, search: 'Search', found: (page: Page) => page.locator('tbody tr') },
  },
]) {
  test(`${list} load further pages, are searched and turned round`, async ({ openPage }) => {
    const page = await openPage(league, { as: league.admin });
    const requests = requestsTo(page, api);
    await page.goto(path);
    const rows = found(page).filter({ hasText: /Player \d{6}/ });
    await expect(rows).toHaveCount(first);
    await untilStable(page);
    expect(requests).toHaveLength(1);
    await end(page);
    await expect.poll(() => rows.count()).toBeGreaterThan(first);
    await page.getByLabel(search, { exact: true }).fill(playerName(222));
    await expect(page.getByRole('status').getByText(new RegExp(`^1 of [\\d,]+ ${noun}$`))).toBeVisible();
    await expect(rows).toHaveCount(1);
    await page.getByLabel(search, { exact: true }).fill('nobody at all');
    await expect(page.getByRole('status').getByText(new RegExp(`^0 of [\\d,]+ ${noun}$`))).toBeVisible();
    await expect(rows).toHaveCount(0);
    await page.getByRole('button', { name: /^Show every/ }).click();
    await page.getByLabel('Order').selectOption('Oldest first');
    await expect(rows.first()).toContainText(playerName(LENGTH));
  });
}

test('the SMS manager shows older messages at a press, and finds recipients among all', async ({
  openPage,
}) => {
  const page = await openPage(league, { as: league.admin });
  await page.goto('/admin/sms');
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

test('the palette finds a player whom no page has loaded', async ({ openPage }) => {
  const page = await openPage(league, { as: league.admin });
  const requests = requestsTo(page, '/api/users');
  await page.goto('/admin/stats');
  await page.getByRole('button', { name: 'Go to' }).click();
  await page.getByRole('combobox').fill('000377');
  await page.getByRole('option', { name: playerName(377) }).click();
  await expect(page.getByRole('dialog', { name: `Edit ${playerName(377)}` })).toBeVisible();
  expect(requests.filter((search) => search.includes('limit=50'))).toHaveLength(1);
});

test('the form for a player’s pick finds the player among all', async ({ openPage }) => {
  await league.admin.client.saveWeek({ body: { weekNumber: 3, isActive: true } });
  const page = await openPage(league, { as: league.admin });
  const requests = requestsTo(page, '/api/users');
  await page.goto('/admin/draft?submit=open');
  const user = page.getByRole('combobox', { name: 'User' });
  await user.fill(playerName(377));
  await page.getByRole('option', { name: playerName(377) }).click();
  await expect(user).toHaveValue(`${playerName(377)} (player377@example.com)`);
  await expect(page.getByText('This user has no draft picks assigned yet.')).toBeVisible();
  for (const search of requests) expect(search).toMatch(/among=|limit=60/);
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
