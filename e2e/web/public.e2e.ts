import { season } from '../src/web/shared-system-client.js';
import { newPlayer } from '../src/web/people.js';
import { expect, test } from '../src/web/test.js';

test.describe('the public pages', () => {
  test('link from the timeline to the rules and on to sign-up', async ({ openPage }) => {
    const page = await openPage(season);
    await page.goto('/about');
    await page.getByRole('main').getByRole('link', { name: 'Rules & Scoring' }).first().click();
    await page.waitForURL('**/rules');
    await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).first().click();
    await page.waitForURL('**/signup');
  });

  test('link players back to the dashboard, and offer no sign-up @long', async ({ openPage }) => {
    const page = await openPage(season, {
      as: await newPlayer(season),
    });
    await page.goto('/how-to-play');
    await expect(page.getByRole('link', { name: 'To your dashboard' }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign Up' })).toHaveCount(0);
  });

  test('keep the chosen category of rules in the address, and search within it', async ({ openPage }) => {
    const page = await openPage(season);
    await page.goto('/rules');
    const categories = page.getByRole('navigation', { name: 'Rule categories' });
    await categories.getByRole('link', { name: /^Hidden Immunity Idols/ }).click();
    await page.waitForURL('**/rules?category=idols');
    await expect(page.getByText('22 of 103 rules').first()).toBeVisible();
    await page.reload();
    await expect(page.getByText('22 of 103 rules').first()).toBeVisible();
    await page.getByLabel('Search the rules').fill('false');
    await expect(page.getByRole('status').filter({ hasText: /^\d+ of 103 rules$/ })).toBeVisible();
    await page.getByLabel('Search the rules').fill('submarine');
    await page.getByRole('button', { name: 'Show all rules' }).click();
    await expect(page.getByText('103 rules', { exact: true }).first()).toBeVisible();
  });
});
