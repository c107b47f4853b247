import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../src/wait.js';
import { axeViolations } from '../src/web/axe.js';
import { useBrowser } from '../src/web/browser.js';
import type { WebLeagues } from '../src/web/league.js';
import { leagues } from '../src/web/leagues.js';
import { admin } from '../src/web/people.js';

const { openPage } = useBrowser();
let house: WebLeagues;
beforeAll(async () => {
  house = await leagues();
});

describe('the league insights', () => {
  it('are arranged by keyboard, remembered, and put back', async () => {
    const page = await openPage(house.season, { as: await admin(house.season), reducedMotion: true });
    await page.goto('/admin');
    const titles = () => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    await page.getByRole('button', { name: 'Arrange Current Leaderboard' }).press('Enter');
    const before = await titles();
    await page.getByRole('menuitem', { name: 'Move right' }).press('Enter');
    await page.getByText(/^Current Leaderboard moved right: card \d of 8/).waitFor();
    const after = await titles();
    expect(after).not.toEqual(before);
    await page.keyboard.press('Escape');

    await page.reload();
    await page.getByRole('button', { name: 'Arrange Current Leaderboard' }).waitFor();
    expect(await titles()).toEqual(after);
    await page.getByRole('button', { name: 'Reset layout' }).click();
    await eventually(async () => expect(await titles()).toEqual(before));
  });

  it('start from the first arrangement where the remembered one is broken', async () => {
    const page = await openPage(house.season, {
      as: await admin(house.season),
      storage: { 'torchbearer.insights-board': '{"version":1,"wide":[{"i":"overview"}]}' },
    });
    await page.goto('/admin');
    await page.getByRole('heading', { name: 'Power Rankings' }).waitFor();
    await expect
      .poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent())
      .toBe('Overview');
  });

  it('stand while one card fails, and the card loads when asked again', async () => {
    const page = await openPage(house.season, {
      as: await admin(house.season),
      expectErrors: [/status of 503/],
    });
    const path = '**/api/admin/stats';
    await page.route(path, (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto('/admin');
    const overview = page.getByRole('region', { name: 'Overview' });
    await overview.getByText('Failed to load statistics').waitFor();
    await page.getByText(/^\d+ weeks done, \d+ remaining$/).waitFor();
    await page.unroute(path);
    await overview.getByRole('button', { name: 'Try again' }).click();
    await overview.getByText('Total players').waitFor();
  });

  it('are a plain stack on a phone', async () => {
    const page = await openPage(house.season, { as: await admin(house.season), width: 360 });
    await page.goto('/admin');
    await page.getByRole('heading', { name: 'Power Rankings' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Arrange/ }).count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
  });
});
