/** The draft manager of a league with long lists. `LIST_LENGTH=100000` tries it at the size of a large league. */
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectNoAxeViolations } from '../src/web/axe.js';
import { playerName, startLongLists, type LongLists } from '../src/web/long-lists.js';
import { expect, test } from '../src/web/test.js';

const LENGTH = Number(process.env['LIST_LENGTH'] ?? 450);

let league: LongLists;
test.beforeAll(async () => {
  league = await startLongLists(LENGTH);
});
test.afterAll(() => league?.stop());

const count = (number: number): string => number.toLocaleString('en-US');
const READS = ['/api/draft/status', '/api/draft/preview', '/api/rankings/admin/overview'];
const panel = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
const rowsOf = (page: Page, table: string) => page.getByRole('region', { name: table }).locator('tbody tr');
const unranked = Math.floor(LENGTH / 3);
const picks = 2 * LENGTH;

/** Fails the test for a whole list. @returns how many rows each page had at most */
function onlyPages(page: Page): () => number[] {
  const limits: number[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!READS.includes(pathname) || searchParams.has('users')) return;
    expect(searchParams.has('limit'), request.url()).toBe(true);
    limits.push(Number(searchParams.get('limit')));
  });
  return () => limits;
}

test('the draft manager reads, searches and runs the draft of a long league page by page', async ({
  openPage,
}) => {
  test.setTimeout(300_000);
  const page = await openPage(league, { as: league.admin });
  const limits = onlyPages(page);
  await page.goto('/admin/draft');
  const status = panel(page, 'Draft status');
  await expect(status.getByText(count(LENGTH), { exact: true })).toBeVisible();
  await expect(status.getByText(count(unranked), { exact: true })).toBeVisible();
  const names = status.getByRole('list').getByRole('listitem');
  await expect(names).toHaveCount(24);
  await status.getByRole('button', { name: /^Show (all|more)/ }).click();
  await expect(names).toHaveCount(Math.min(unranked, 524));

  await page.getByRole('button', { name: 'Preview Draft' }).click();
  const closing = page.getByRole('dialog');
  await expect(closing).toContainText(`${count(unranked)} players have not submitted rankings`);
  await closing.getByRole('button', { name: 'Close rankings and preview' }).click();
  await expect(page.getByText(`See the preview of ${count(picks)} picks`)).toBeVisible({ timeout: 60_000 });
  const preview = panel(page, 'Draft preview');
  const previewed = rowsOf(page, 'Draft preview');
  await expect(previewed).toHaveCount(50);
  const [first] = await previewed.allInnerTexts();
  await preview.getByRole('button', { name: 'Show more picks' }).click();
  await expect(previewed).toHaveCount(250);
  await preview.getByLabel('Search the preview by player').fill(playerName(317));
  await expect(preview.getByText(`2 of ${count(picks)} picks`)).toBeVisible();
  await expect(previewed).toHaveCount(2);
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(previewed).toHaveCount(2);
  await preview.getByLabel('Search the preview by player').fill('');
  await expect(previewed).toHaveCount(50);
  expect((await previewed.allInnerTexts())[0]).toBe(first);

  await page.getByRole('button', { name: 'Approve & Run Draft' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`exactly the ${count(picks)} picks`);
  await expect(dialog).toContainText(`${count(unranked)} players have not submitted rankings`);
  await dialog.getByRole('button', { name: 'Approve & run' }).click();
  // The message of success does not stay.
  await expect(status.getByText('Locked', { exact: true })).toBeVisible({ timeout: 120_000 });
  const results = panel(page, 'Final draft results');
  const drafted = rowsOf(page, 'Final draft results');
  await expect(drafted).toHaveCount(50);
  expect((await drafted.allInnerTexts())[0]).toBe(first);
  await expect(results.getByText(`${count(picks)} picks`)).toBeVisible();
  await results.getByLabel('Search the results by player').fill('nobody at all');
  await expect(results.getByText('Nobody is called ‘nobody at all’. Try a part of the name.')).toBeVisible();
  await expect(results.getByText(`0 of ${count(picks)} picks`)).toBeVisible();
  await results.getByLabel('Search the results by player').fill(playerName(317));
  await expect(drafted).toHaveCount(2);
  expect(Math.max(...limits())).toBeLessThanOrEqual(500);
});

test('the draft manager finds rankings on the server, and reads all of them only for a file', async ({
  openPage,
}) => {
  test.setTimeout(300_000);
  const page = await openPage(league, { as: league.admin });
  const limits = onlyPages(page);
  await page.goto('/admin/draft');
  const rankings = panel(page, 'All player rankings');
  const ranked = rowsOf(page, 'All player rankings');
  await rankings.scrollIntoViewIfNeeded();
  await expect(ranked).toHaveCount(50);
  await expect(rankings.getByText(`${count(LENGTH)} players`)).toBeVisible();
  await rankings.getByRole('button', { name: 'Show more players' }).click();
  await expect(ranked).toHaveCount(150);
  await rankings.getByLabel('Search players by name').fill(playerName(318));
  await expect(ranked).toHaveCount(1);
  await expect(ranked).toContainText('Not submitted');
  await expect(rankings.getByText(`1 of ${count(LENGTH)} players`)).toBeVisible();
  await page.waitForURL(/in-rankings=/);

  expect(limits()).not.toContain(500);
  const download = page.waitForEvent('download', { timeout: 240_000 });
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(LENGTH + 1);
  expect(lines.filter((line) => line.endsWith(',Castaway 9'))).toHaveLength(LENGTH - unranked);
});
