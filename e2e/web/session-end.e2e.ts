import type { Page } from '@playwright/test';
import { logIn, PASSWORD, type SignedIn } from '../src/api.js';
import { expectNoAxeViolations } from '../src/web/axe.js';
import { indexedDbText } from '../src/web/indexed-db.js';
import { preseason } from '../src/web/shared-system-client.js';
import { newPlayer } from '../src/web/people.js';
import { expect, test as base } from '../src/web/test.js';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });

interface Interrupted {
  readonly page: Page;
  readonly player: SignedIn;
  readonly wanted: string[];
}

const test = base.extend<{
  /** A player whose session ends while they have an unsaved, reversed ranking. */
  interrupted: () => Promise<Interrupted>;
}>({
  interrupted: async ({ openPage }, use) => {
    await use(async () => {
      const player = await newPlayer(preseason);
      await player.client.markWelcomeSeen({ body: {} });
      const { order } = await player.client.getMyRanking();
      const wanted = order.map(({ castaway }) => castaway.name).reverse();
      const page = await openPage(preseason, {
        as: player,
        // There is no week to pick in before the season.
        expectErrors: [/status of 401/, /status of 404 .*picks\/me/],
      });
      await page.goto('/preseason-rank');
      await page.getByText('Text Entry', { exact: true }).click();
      await page.getByRole('textbox').fill(wanted.join('\n'));
      await page.getByRole('button', { name: 'Apply Rankings' }).click();
      await expect(page.getByText('Unsaved changes')).toBeVisible();
      await player.client.endAllSessions();
      await page.getByRole('button', { name: 'Save Rankings' }).click();
      await expect(dialogOf(page).getByLabel('Password', { exact: true })).toBeVisible();
      return { page, player, wanted };
    });
  },
});

test.describe('a session that ends in the middle of work', () => {
  test('continues where it was, with nothing lost', async ({ interrupted }) => {
    const { page, player, wanted } = await interrupted();
    const dialog = dialogOf(page);
    await expect(dialog.getByLabel('Email')).toHaveValue(player.email);
    await expectNoAxeViolations(page);
    // The next user of this machine may close the page instead.
    await expect.poll(() => indexedDbText(page)).not.toContain(player.email);
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await page.getByRole('button', { name: 'Save Rankings' }).click();
    await expect(page.getByText(/^Saved /)).toBeVisible();
    const { client } = await logIn([preseason.url], player.email, PASSWORD);
    const { order } = await client.getMyRanking();
    expect(order.map(({ castaway }) => castaway.name)).toEqual(wanted);
  });

  test('shows no data of one user to another who signs in then', async ({ interrupted }) => {
    const { page } = await interrupted();
    const other = await newPlayer(preseason, 'Marlow Finch');
    await other.client.markWelcomeSeen({ body: {} });
    const dialog = dialogOf(page);
    await dialog.getByLabel('Email').fill(other.email);
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Login', exact: true }).click();
    await page.waitForURL('**/dashboard');
    await expect(page.getByRole('button', { name: 'Menu of Marlow Finch' })).toBeVisible();
    await page.goto('/preseason-rank');
    await expect(page.getByText('Not saved yet')).toBeVisible();
  });
});
