import { beforeAll, describe, expect, it } from 'vitest';
import { axeViolations } from '../src/web/axe.js';
import { useBrowser } from '../src/web/browser.js';
import type { WebLeagues } from '../src/web/league.js';
import { leagues } from '../src/web/leagues.js';
import { samplePlayer } from '../src/web/people.js';
import { settled } from '../src/web/settled.js';

const { openPage } = useBrowser();
let house: WebLeagues;
beforeAll(async () => {
  house = await leagues();
});

describe('the game tracker', () => {
  it('leads a visitor from the whole cast to one castaway and back, the filter kept', async () => {
    const page = await openPage(house.season);
    await page.goto('/game-tracker');
    const cards = page.getByRole('main').getByRole('listitem').getByRole('link');
    await cards.first().waitFor();
    const all = await cards.count();

    await page.getByRole('button', { name: 'Active', exact: true }).click();
    await page.waitForURL('**/game-tracker?show=active');
    // The address may change a moment before the list does.
    await expect.poll(() => cards.count()).toBeLessThan(all);
    const active = await cards.count();
    expect(active).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Eliminated', exact: true }).click();
    await page.waitForURL('**/game-tracker?show=eliminated');
    await expect.poll(() => cards.count()).toBe(all - active);

    const name = await cards.first().getByRole('heading').innerText();
    await cards.first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.waitForURL('**/game-tracker?show=eliminated');
  });
});

describe('a castaway', () => {
  it('shows a player the owner’s address, and a visitor only its beginning and its end', async () => {
    const page = await openPage(house.season, { as: await samplePlayer(house.season, 3) });
    await page.goto('/game-tracker');
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    const owners = page.locator('section', { has: page.getByRole('heading', { name: 'Owned By' }) });
    await owners
      .getByText(/^[\w.+-]+@[\w.-]+$/)
      .first()
      .waitFor();

    const visitor = await openPage(house.season);
    await visitor.goto(new URL(page.url()).pathname);
    await visitor
      .getByText(/^\w…@[\w.-]+$/)
      .first()
      .waitFor();
    // Nothing of ours lies behind the first page: it leads to the whole cast.
    await visitor.getByRole('button', { name: 'Back' }).click();
    await visitor.waitForURL('**/game-tracker');
  });

  it('says its chart to a screen reader, and offers another try where the chart can’t be loaded', async () => {
    const page = await openPage(house.season, { expectErrors: [/ERR_FAILED/] });
    await page.route('**/chart-canvas*', (route) => route.abort());
    await page.goto('/game-tracker');
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await page.getByText('Unable to load the chart.').waitFor();
    await page.unroute('**/chart-canvas*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('region', { name: /^Cumulative points of / }).waitFor();
    await settled(page);
    expect(await axeViolations(page)).toEqual([]);
  });
});
