/** Navigation and feedback in the admin area. */
import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.js';

/** By a link of the sidebar, unless already there. @param title the screen's, if it differs from the link's text */
export async function goTo(page: Page, words: string, title = words): Promise<void> {
  const sidebar = page.getByRole('navigation', { name: 'Admin' });
  const link = sidebar.getByRole('link', { name: words, exact: true });
  // Clicking again would close what is open on the screen.
  if ((await link.getAttribute('aria-current')) === 'page') return;
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}

export const button = (scope: Page | Locator, name: string): Locator =>
  scope.getByRole('button', { name, exact: true });

export const textbox = (scope: Page | Locator, name: string): Locator =>
  scope.getByRole('textbox', { name, exact: true });

/** A card of the screen by its heading. */
export const panel = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

/** Waits for a message that disappears by itself; starts waiting before the action that shows it. */
export async function expectMessage(page: Page, words: string, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.getByText(words, { exact: true }).first().waitFor(), act()]);
}

/** The dialog's own button, with the same text: 'Eliminate'. */
export const confirm = (page: Page, action: string): Promise<void> =>
  button(page.getByRole('dialog'), action).click();

/** Waits until this figure is shown below its label. */
export const figure = (scope: Locator, label: string, value: number | string): Promise<void> =>
  scope
    .locator('dl > div')
    .filter({ has: scope.page().locator(`dt:text-is("${label}")`) })
    .locator(`dd:text-is("${String(value)}")`)
    .waitFor();

/** The texts of a table's cells, row by row. */
export const cellsOf = (scope: Locator): Promise<string[][]> =>
  scope
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((cell) => (cell as HTMLElement).innerText.trim())),
    );
