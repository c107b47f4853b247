import { beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../src/web/browser.js';
import type { WebLeagues } from '../src/web/league.js';
import { leagues } from '../src/web/leagues.js';
import { newPlayer } from '../src/web/people.js';

const { openPage } = useBrowser();
let house: WebLeagues;
beforeAll(async () => {
  house = await leagues();
});

describe('the public pages', () => {
  it('lead a visitor from the timeline to the rules and on to sign-up', async () => {
    const page = await openPage(house.season, { reducedMotion: true });
    await page.goto('/about');
    await page.getByRole('main').getByRole('link', { name: 'Rules & Scoring' }).first().click();
    await page.waitForURL('**/rules');
    await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).first().click();
    await page.waitForURL('**/signup');
  });

  it('lead a player back to the dashboard, and offer no sign-up', async () => {
    const page = await openPage(house.season, {
      as: await newPlayer(house.season),
      reducedMotion: true,
    });
    await page.goto('/how-to-play');
    await page.getByRole('link', { name: 'To your dashboard' }).first().waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Sign Up' }).count()).toBe(0);
  });

  it('keep the chosen category of rules in the address, and search within it', async () => {
    const page = await openPage(house.season, { reducedMotion: true });
    await page.goto('/rules');
    const categories = page.getByRole('navigation', { name: 'Rule categories' });
    await categories.getByRole('link', { name: /^Hidden Immunity Idols/ }).click();
    await page.waitForURL('**/rules?category=idols');
    await page.getByText('22 of 103 rules').first().waitFor();
    await page.reload();
    await page.getByText('22 of 103 rules').first().waitFor();
    await page.getByLabel('Search the rules').fill('false');
    await page
      .getByRole('status')
      .filter({ hasText: /^\d+ of 103 rules$/ })
      .waitFor();
    await page.getByLabel('Search the rules').fill('submarine');
    await page.getByRole('button', { name: 'Show all rules' }).click();
    await page.getByText('103 rules', { exact: true }).first().waitFor();
  });

  it('take a letter, send it nowhere, and hand it to the visitor’s own e-mail', async () => {
    const page = await openPage(house.season, { reducedMotion: true });
    await page.goto('/contact');
    await page.getByRole('link', { name: /@/ }).first().waitFor();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') asked.push(request.url());
    });
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    expect(
      await page.getByLabel('Name', { exact: true }).evaluate((it) => it === document.activeElement),
    ).toBe(true);
    await page.getByLabel('Name', { exact: true }).fill('Robin Vale');
    await page.getByLabel('Email', { exact: true }).fill('robin@example.com');
    await page.getByLabel('Subject', { exact: true }).selectOption('draft');
    await page.getByLabel('Message', { exact: true }).fill('Who draws the seed?');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('Your message is written.').waitFor();
    const link = page.getByRole('link', { name: 'Open it in my e-mail app' });
    await expect
      .poll(() => link.getAttribute('href'))
      .toMatch(/^mailto:\S+@\S+\?subject=Torchbearer%3A%20Draft&body=Who/);
    expect(asked).toEqual([]);
  });
});
