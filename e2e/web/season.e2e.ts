/** Types into the season's settings and saves nothing. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../src/web/axe.js';
import { useBrowser } from '../src/web/browser.js';
import type { WebLeagues } from '../src/web/league.js';
import { leagues } from '../src/web/leagues.js';
import { admin } from '../src/web/people.js';

const { openPage } = useBrowser();
let house: WebLeagues;
beforeAll(async () => {
  house = await leagues();
});

async function season(path = '/admin/season'): Promise<Page> {
  const page = await openPage(house.season, { as: await admin(house.season), reducedMotion: true });
  await page.goto(path);
  await page.getByRole('form', { name: 'Season' }).waitFor();
  return page;
}
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const answer = (page: Page, words: string) => question(page).getByRole('button', { name: words }).click();

describe('the season screen', () => {
  it('asks before settings that were changed are left behind, and lets go of those that were not', async () => {
    const page = await season();
    const name = page.getByRole('textbox', { name: 'Name' });
    const before = await name.inputValue();
    await name.fill('Another season');
    await page.getByRole('link', { name: 'System Stats' }).click();
    await expectNoAxeViolations(page);
    await answer(page, 'Cancel');
    await expect.poll(() => name.inputValue()).toBe('Another season');

    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const closing = await asked;
    expect(closing.type()).toBe('beforeunload');
    await closing.dismiss();

    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect.poll(() => name.inputValue()).toBe(before);
    await page.getByRole('link', { name: 'System Stats' }).click();
    await page.waitForURL('**/admin/stats');
  });

  it('asks before times that were typed are left for another week', async () => {
    const page = await season('/admin/season?week=7');
    const form = page.getByRole('form', { name: 'Times of week 7' });
    const closes = form.getByLabel('Picks close (PT)');
    await closes.fill('2040-01-04T17:00');
    await page.getByRole('button', { name: 'Edit times of week 6' }).click();
    await answer(page, 'Cancel');
    await expect.poll(() => closes.inputValue()).toBe('2040-01-04T17:00');
    await page.getByRole('button', { name: 'Edit times of week 6' }).click();
    await answer(page, 'Leave');
    await page.getByRole('form', { name: 'Times of week 6' }).waitFor();
    await page.getByRole('button', { name: 'Edit times of week 7' }).click();
    await expect.poll(() => closes.inputValue()).not.toBe('2040-01-04T17:00');
  });
});
