/** An admin's messages to the players. */
import type { Page } from '@playwright/test';
import { button, confirm, figure, panel, textbox, expectMessage } from './navigation.js';
import { expect } from '../test.js';

export async function announce(page: Page, title: string, body: string): Promise<void> {
  const form = panel(page, 'New announcement');
  await textbox(form, 'Title').fill(title);
  await textbox(form, 'Message').fill(body);
  await expectMessage(page, 'Announcement posted!', () => button(form, 'Post announcement').click());
  await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible();
}

/** Sends a text to all players who take texts, and waits until it has been sent to all of them. */
export async function textEverybody(page: Page, message: string, recipients: number): Promise<void> {
  await textbox(panel(page, 'Compose'), 'Message').fill(message);
  await page.getByRole('radio', { name: 'All' }).check();
  await figure(panel(page, 'Preview'), 'Recipients', recipients);
  await button(page, 'Send SMS Blast').click();
  const dialog = page.getByRole('dialog', { name: 'Send this SMS blast?' });
  await expect(dialog.getByText('Everybody who takes texts')).toBeVisible();
  await figure(dialog, 'Recipients', recipients);
  await expectMessage(page, `SMS blast sent to ${String(recipients)} recipients`, () =>
    confirm(page, 'Send now'),
  );
  const blast = panel(page, 'Blast sent');
  await figure(blast, 'Sent', recipients);
  await figure(blast, 'Queued', 0);
}
