/** The season screen, as an admin uses it: settings, and when picks of each week open and close. */
import type { Page } from '@playwright/test';
import { button, expectMessage, textbox } from './navigation.js';
import { showClock } from './show-clock.js';
import { expect } from '../test.js';

export interface Settings {
  readonly name: string;
  readonly rankingsCloseAt: Date;
}

/** The season's name and the deadline of rankings; castaways are not shared, and picks hidden until the close. */
export async function setSeason(page: Page, { name, rankingsCloseAt }: Settings): Promise<void> {
  const form = page.getByRole('form', { name: 'Season' });
  await textbox(form, 'Name').fill(name);
  await form.getByLabel('Rankings deadline (PT)').fill(showClock(rankingsCloseAt));
  await form.getByRole('switch', { name: 'Share castaways' }).click();
  await form.getByRole('switch', { name: 'Hide picks until lock' }).click();
  await expect(form.getByText('You have unsaved changes.')).toBeVisible();
  await expectMessage(page, 'The season is saved.', () => button(form, 'Save season').click());
}

export interface Times {
  readonly opens: Date;
  readonly closes: Date;
}

/** Sets a week's times in its form, which stays open, and checks the week's row. */
export async function setTimes(page: Page, weekNumber: number, { opens, closes }: Times): Promise<void> {
  const toggle = button(page, `Edit times of week ${String(weekNumber)}`);
  const form = page.getByRole('form', { name: `Times of week ${String(weekNumber)}` });
  if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
  await form.getByLabel('Picks open (PT)').fill(showClock(opens));
  await form.getByLabel('Picks close (PT)').fill(showClock(closes));
  await button(form, 'Save times').click();
  const times = page.getByRole('listitem').filter({ has: toggle }).locator('dl');
  await expect(times.locator(`time[datetime="${opens.toISOString()}"]`)).toBeVisible();
  await expect(times.locator(`time[datetime="${closes.toISOString()}"]`)).toBeVisible();
}
