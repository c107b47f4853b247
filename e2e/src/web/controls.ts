/** What a person presses and types into, by the names that everybody sees or hears. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.js';

export const press = (within: Page | Locator, name: string): Promise<void> =>
  within.getByRole('button', { name, exact: true }).click();

/** Confirms what a dialog asks. */
export const confirm = (page: Page, action: string): Promise<void> => press(page.getByRole('dialog'), action);

export const textbox = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true });

export const combobox = (page: Page, name: string): Locator => page.getByRole('combobox', { name });

/** Takes the first of a combobox's options by this name; types it first where that is possible. */
export async function choose(page: Page, name: string, option: string): Promise<void> {
  const box = combobox(page, name);
  await box.click();
  if (await box.isEditable()) await box.fill(option);
  await page.getByRole('option', { name: option, disabled: false }).first().click();
}

/**
 * Takes the first of a combobox's options that can be taken; types first where something is given. By keyboard: what
 * stands above may grow meanwhile, and an option that has left the view is hidden from a mouse.
 */
export async function chooseFirst(page: Page, name: string, typed?: string): Promise<void> {
  const box = combobox(page, name);
  await box.focus();
  if (typed !== undefined) {
    await box.fill(typed);
    const found = page.getByRole('option', { name: typed, includeHidden: true });
    await expect(found.first()).toBeAttached();
  }
  // The first time the list is only made by the key, and has nothing marked yet.
  await expect
    .poll(async () => {
      await box.press('ArrowDown');
      return await box.getAttribute('aria-activedescendant');
    })
    .toBeTruthy();
  await box.press('Enter');
  await expect(box).not.toHaveValue('');
}

/** The field of the first castaway who is still in, of the week that is shown. */
export const firstPoints = (page: Page): Locator => page.locator('input[id^="points-"]:enabled').first();

/** Turns the pages of a long list until something is on one, or there is no next. */
export async function turnTo(page: Page, list: string, wanted: Locator): Promise<void> {
  const pages = page.getByRole('navigation', { name: `Pages: ${list}` });
  const next = pages.getByRole('button', { name: 'Next' });
  const title = page.getByRole('heading', { name: list, exact: true });
  await expect(title).toBeVisible();
  while ((await wanted.count()) === 0 && (await pages.count()) > 0 && (await next.isEnabled())) {
    const at = await pages.getByRole('status').innerText();
    await next.click();
    await expect(pages.getByRole('status').filter({ hasNotText: at })).toBeVisible();
  }
}
