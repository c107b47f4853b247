/** Types into the season's settings without saving. */
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../src/web/axe.js';
import { expect, test as base } from '../src/web/test.js';

const test = base.extend<{ openSeason: (path?: string) => Promise<Page> }>({
  openSeason: async ({ openAdmin }, use) => {
    await use(async (path = '/admin/season') => {
      const page = await openAdmin(path);
      await expect(page.getByRole('form', { name: 'Season' })).toBeVisible();
      return page;
    });
  },
});
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const answer = (page: Page, words: string) => question(page).getByRole('button', { name: words }).click();

test.describe('the season screen', () => {
  test('asks before it discards changed settings, but not unchanged ones', async ({ openSeason }) => {
    const page = await openSeason();
    const name = page.getByRole('textbox', { name: 'Name' });
    const before = await name.inputValue();
    await name.fill('Another season');
    await page.getByRole('link', { name: 'System Stats' }).click();
    await expectNoAxeViolations(page);
    await answer(page, 'Cancel');
    await expect(name).toHaveValue('Another season');

    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const closing = await asked;
    expect(closing.type()).toBe('beforeunload');
    await closing.dismiss();

    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(name).toHaveValue(before);
    await page.getByRole('link', { name: 'System Stats' }).click();
    await page.waitForURL('**/admin/stats');
  });

  test('asks before it discards typed times for another week @long', async ({ openSeason }) => {
    const page = await openSeason('/admin/season?week=7');
    const form = page.getByRole('form', { name: 'Times of week 7' });
    const closes = form.getByLabel('Picks close (PT)');
    await closes.fill('2040-01-04T17:00');
    await page.getByRole('button', { name: 'Edit times of week 6' }).click();
    await answer(page, 'Cancel');
    await expect(closes).toHaveValue('2040-01-04T17:00');
    await page.getByRole('button', { name: 'Edit times of week 6' }).click();
    await answer(page, 'Leave');
    await expect(page.getByRole('form', { name: 'Times of week 6' })).toBeVisible();
    await page.getByRole('button', { name: 'Edit times of week 7' }).click();
    await expect(closes).not.toHaveValue('2040-01-04T17:00');
  });
});
