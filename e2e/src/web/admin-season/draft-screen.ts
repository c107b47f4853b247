/** The draft and picks manager, as an admin uses it. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { button, cellsOf, confirm, goTo, panel, expectMessage } from './navigation.js';
import { expect } from '../test.js';

export const goToPicks = (page: Page): Promise<void> => goTo(page, 'Picks Manager', 'Draft & Picks Manager');

/** The rows of the exported rankings, with the heading first. */
export async function exportRankings(page: Page): Promise<string[][]> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export CSV').click()]);
  const text = await readFile(await download.path(), 'utf8');
  return text
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));
}

/** The rows of a draft's table: pick, player, castaway, round. */
export const draftRows = (page: Page, table: 'Draft preview' | 'Final draft results'): Promise<string[][]> =>
  cellsOf(page.getByRole('region', { name: table }));

export interface Receipt {
  readonly seed: string;
  readonly inputHash: string;
}

/** Opens the receipt of the preview, or of the run. */
export async function readReceipt(
  page: Page,
  title: 'Draft preview' | 'Final draft results',
): Promise<Receipt> {
  const receipt = panel(page, title)
    .locator('details')
    .filter({ hasText: 'Receipt: check the draft yourself' });
  await receipt.locator('summary').click();
  const [seed = '', inputHash = ''] = await receipt.locator('dd').allInnerTexts();
  return { seed, inputHash };
}

/** Assigns castaways to a player who came after the draft. */
export async function draftRoster(page: Page, name: string): Promise<void> {
  await button(page, `Draft a roster for ${name}`).click();
  await confirm(page, 'Draft a roster');
  await expect(panel(page, 'Players without a roster')).not.toBeAttached();
}

export async function submitForPlayer(
  page: Page,
  weekNumber: number,
  player: string,
  castaway: string,
): Promise<void> {
  await page.getByRole('heading', { level: 2, name: 'Submit Pick for User' }).click();
  await page.getByRole('combobox', { name: 'User' }).fill(player);
  await page.getByRole('option').filter({ hasText: player }).click();
  await page.getByRole('combobox', { name: 'Castaway' }).click();
  await page.getByRole('option', { name: castaway, exact: true }).click();
  await expectMessage(page, `${player} has ${castaway} in week ${String(weekNumber)}.`, () =>
    button(page, 'Submit pick').click(),
  );
}
