/** What points are made of, as players see it. */
import type { Page } from '@playwright/test';
import { axeViolations } from '../src/web/axe.js';
import { samplePlayer } from '../src/web/people.js';
import { season } from '../src/web/shared-system-client.js';
import { untilStable } from '../src/web/stable.js';
import { expect, test } from '../src/web/test.js';

const toggles = (page: Page) => page.getByRole('button', { name: /points of .+, line by line$/ });

/** The points in these texts: '+5', '−3'. */
const sum = (texts: readonly string[]): number =>
  texts.reduce((total, text) => total + Number(text.replace('−', '-')), 0);

test('a castaway’s week opens to lines that add up to its points, by tap and by keyboard', async ({
  openPage,
}) => {
  const page = await openPage(season, { as: await samplePlayer(season, 4), width: 360 });
  await page.goto('/weekly-results?week=5');
  const first = toggles(page).first();
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  // Anywhere on the row, which the button covers.
  await page.getByRole('row').nth(1).getByRole('rowheader').click({ force: true });
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  const lines = page.getByRole('list', { name: /^Points of .+, line by line$/ });
  await expect(lines).toHaveCount(1);
  const points = Number.parseInt(await first.innerText(), 10);
  expect(sum(await lines.locator('strong').allInnerTexts())).toBe(points);
  await expect(lines.getByText(/PT/).first()).toBeVisible();

  await toggles(page).nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(lines).toHaveCount(2);
  await untilStable(page);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Space');
  await expect(lines).toHaveCount(1);

  await page.getByRole('tab', { name: 'Week 4' }).click();
  await expect(lines).toHaveCount(0);
});

test('a castaway’s page shows the lines of each week', async ({ openPage }) => {
  const page = await openPage(season);
  await page.goto('/game-tracker');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await toggles(page).first().click();
  const lines = page.getByRole('list', { name: /^Points of .+ in week 3, line by line$/ });
  await expect(lines.getByRole('listitem').first()).toBeVisible();
  const points = Number.parseInt(await toggles(page).first().innerText(), 10);
  expect(sum(await lines.locator('strong').allInnerTexts())).toBe(points);
});
