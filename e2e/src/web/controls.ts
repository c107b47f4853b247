/** Controls of a page, by their accessible names. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.js';

export const press = (within: Page | Locator, name: string): Promise<void> =>
  within.getByRole('button', { name, exact: true }).click();

/** Confirms a dialog. */
export const confirm = (page: Page, action: string): Promise<void> => press(page.getByRole('dialog'), action);

export const textbox = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true });

const combobox = (page: Page, name: string): Locator => page.getByRole('combobox', { name });

/** Selects the first of a combobox's options with this name; types it first if possible. */
export async function choose(page: Page, name: string, option: string): Promise<void> {
  const box = combobox(page, name);
  await box.click();
  if (await box.isEditable()) await box.fill(option);
  await page.getByRole('option', { name: option, disabled: false }).first().click();
}

/**
 * Selects the first of a combobox's enabled options, after typing a text if given. By keyboard: the content
 * above may grow meanwhile, and a mouse can't reach an option that has left the view.
 */
export async function chooseFirst(page: Page, name: string, typed?: string): Promise<void> {
  const box = combobox(page, name);
  await box.focus();
  if (typed !== undefined) {
    await box.fill(typed);
    const found = page.getByRole('option', { name: typed, includeHidden: true });
    await expect(found.first()).toBeAttached();
  }
  // The first time, the key only creates the list, with nothing selected yet.
  await expect
    .poll(async () => {
      await box.press('ArrowDown');
      return await box.getAttribute('aria-activedescendant');
    })
    .toBeTruthy();
  await box.press('Enter');
  await expect(box).not.toHaveValue('');
}

/** The field of the first castaway who is still in the game, in the week shown. */
export const firstPoints = (page: Page): Locator => page.locator('input[id^="points-"]:enabled').first();

/** Pastes a text into the focused field, as if copied from a spreadsheet. */
export const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
