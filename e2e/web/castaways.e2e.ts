import { axeViolations } from '../src/web/axe.js';
import { season } from '../src/web/shared-system-client.js';
import { samplePlayer } from '../src/web/people.js';
import { untilStable } from '../src/web/stable.js';
import { expect, test } from '../src/web/test.js';

test.describe('the game tracker', () => {
  test('links from the whole cast to one castaway and back, and keeps the filter', async ({ openPage }) => {
    const page = await openPage(season);
    await page.goto('/game-tracker');
    const cards = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(cards.first()).toBeVisible();
    const all = await cards.count();

    await page.getByRole('button', { name: 'Active', exact: true }).click();
    await page.waitForURL('**/game-tracker?show=active');
    // The address may change a moment before the list does.
    await expect.poll(() => cards.count()).toBeLessThan(all);
    const active = await cards.count();
    expect(active).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Eliminated', exact: true }).click();
    await page.waitForURL('**/game-tracker?show=eliminated');
    await expect(cards).toHaveCount(all - active);

    const name = await cards.first().getByRole('heading').innerText();
    await cards.first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.waitForURL('**/game-tracker?show=eliminated');
  });
});

test.describe('a castaway', () => {
  test('shows the owner’s e-mail to players, and masks it for visitors', async ({ openPage }) => {
    const page = await openPage(season, { as: await samplePlayer(season, 3) });
    await page.goto('/game-tracker');
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    const owners = page.locator('section', { has: page.getByRole('heading', { name: 'Owned By' }) });
    await expect(owners.getByText(/^[\w.+-]+@[\w.-]+$/).first()).toBeVisible();

    const visitor = await openPage(season);
    await visitor.goto(new URL(page.url()).pathname);
    await expect(visitor.getByText(/^\w…@[\w.-]+$/).first()).toBeVisible();
    // The visitor came from no page of ours, so Back leads to the whole cast.
    await visitor.getByRole('button', { name: 'Back' }).click();
    await visitor.waitForURL('**/game-tracker');
  });

  test('describes its chart to screen readers, and offers to retry if the chart can’t be loaded @long', async ({
    openPage,
  }) => {
    const page = await openPage(season, { expectErrors: [/ERR_FAILED/] });
    await page.route('**/chart-canvas*', (route) => route.abort());
    await page.goto('/game-tracker');
    // A file that is missing reloads the page once, for a new version may have replaced it.
    const reloaded = page.waitForEvent('load');
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await reloaded;
    await expect(page.getByText('Unable to load the chart.')).toBeVisible();
    await page.unroute('**/chart-canvas*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('region', { name: /^Cumulative points of / })).toBeVisible();
    await untilStable(page);
    expect(await axeViolations(page)).toEqual([]);
  });
});
