/** The edit page of a player's profile. */
import type { Locator, Page } from '@playwright/test';
import type { SignedIn } from '../api.js';
import { newPlayer } from './people.js';
import { season } from './shared-system-client.js';
import { untilStable } from './stable.js';
import { expect, test as base } from './test.js';

export const test = base.extend<{
  /** The edit page of a player who signed up for the test. */
  edit: (width?: number) => Promise<{ readonly player: SignedIn; readonly page: Page }>;
}>({
  edit: async ({ openPage }, use) => {
    await use(async (width = 1440) => {
      const player = await newPlayer(season);
      const page = await openPage(season, { as: player, width });
      await page.goto('/profile/edit');
      await expect(page.getByRole('heading', { level: 1, name: 'Edit profile' })).toBeVisible();
      await untilStable(page);
      return { player, page };
    });
  },
});

/** A click on an element that still moves would miss it. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await untilStable(page);
}

export const section = (page: Page, heading: string): Locator =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) });

/** Fictional, and used by no other test in this league. */
export const newNumber = (): string =>
  `5552${process.env['TEST_PARALLEL_INDEX'] ?? '0'}${String((numbers += 1) % 100_000).padStart(5, '0')}`;
let numbers = Date.now() % 100_000;
