import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { logIn, PASSWORD, type SignedIn } from '../src/api.js';
import { expectNoAxeViolations } from '../src/web/axe.js';
import { useBrowser } from '../src/web/browser.js';
import type { WebLeague } from '../src/web/league.js';
import { leagues } from '../src/web/leagues.js';
import { newPlayer } from '../src/web/people.js';

const { openPage } = useBrowser();
let preseason: WebLeague;
beforeAll(async () => {
  ({ preseason } = await leagues());
});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });

/** Somebody who has ranked the castaways the other way round, and not saved it, when their session ends. */
async function interrupted(): Promise<{ page: Page; player: SignedIn; wanted: string[] }> {
  const player = await newPlayer(preseason);
  await player.client.markWelcomeSeen({ body: {} });
  const { order } = await player.client.getMyRanking();
  const wanted = order.map(({ castaway }) => castaway.name).reverse();
  const page = await openPage(preseason, {
    as: player,
    reducedMotion: true,
    // Nobody has a week to pick in before the season.
    expectErrors: [/status of 401/, /status of 404 .*picks\/me/],
  });
  await page.goto('/preseason-rank');
  await page.getByText('Text Entry', { exact: true }).click();
  await page.getByRole('textbox').fill(wanted.join('\n'));
  await page.getByRole('button', { name: 'Apply Rankings' }).click();
  await page.getByText('Unsaved changes').waitFor();
  await player.client.endAllSessions();
  await page.getByRole('button', { name: 'Save Rankings' }).click();
  await dialogOf(page).getByLabel('Password', { exact: true }).waitFor();
  return { page, player, wanted };
}

describe('a session that ends in the middle of work', () => {
  it('is taken up again where it was, with nothing lost', async () => {
    const { page, player, wanted } = await interrupted();
    const dialog = dialogOf(page);
    await expect.poll(() => dialog.getByLabel('Email').inputValue()).toBe(player.email);
    await expectNoAxeViolations(page);
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('Unsaved changes').waitFor();
    await page.getByRole('button', { name: 'Save Rankings' }).click();
    await page.getByText(/^Saved /).waitFor();
    const { client } = await logIn([preseason.url], player.email, PASSWORD);
    const { order } = await client.getMyRanking();
    expect(order.map(({ castaway }) => castaway.name)).toEqual(wanted);
  });

  it('shows nothing of one person to another who signs in then', async () => {
    const { page } = await interrupted();
    const other = await newPlayer(preseason, 'Marlow Finch');
    await other.client.markWelcomeSeen({ body: {} });
    const dialog = dialogOf(page);
    await dialog.getByLabel('Email').fill(other.email);
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Login', exact: true }).click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('button', { name: 'Menu of Marlow Finch' }).waitFor();
    await page.goto('/preseason-rank');
    await page.getByText('Not saved yet').waitFor();
  });
});
