/** Actions that need a confirmation, and the message of their success. */
import type { Page, Request } from '@playwright/test';
import { press } from './controls.js';
import { expect } from './test.js';

/** How long the success message is shown. */
const SHOWN_MS = 2_000;
const A_LITTLE_MS = 100;
/** On a busy machine it takes seconds to stop the clock. */
const STOP_MS = 30_000;
const TICK_MS = 20;

/** A page's writes while `act` runs; previews don't count. */
async function changesSent(page: Page, act: () => Promise<unknown>): Promise<readonly string[]> {
  const sent: string[] = [];
  const record = (request: Request): void => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' || !pathname.startsWith('/api/')) return;
    if (!/\/(estimate|preview)$/.test(pathname)) sent.push(`${request.method()} ${pathname}`);
  };
  page.on('request', record);
  await act();
  page.off('request', record);
  return sent;
}

/** Opens the dialog, cancels, and checks that nothing was changed. @param open opens the dialog */
export async function expectCancelled(page: Page, open: () => Promise<unknown>): Promise<void> {
  const dialog = page.getByRole('dialog');
  const sent = await changesSent(page, async () => {
    await open();
    await press(dialog, 'Cancel');
    await expect(dialog).toBeHidden();
  });
  expect(sent).toEqual([]);
}

/**
 * Does something and checks that the success message is shown for exactly two seconds, by the page's own
 * clock, which `page.clock.install()` must have installed before the page loaded.
 */
export async function expectPassing(page: Page, act: () => Promise<unknown>, words: string): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + STOP_MS);
  await act();
  const message = page.locator('main').getByText(words, { exact: true });
  await expect(async () => {
    await page.clock.runFor(TICK_MS);
    expect(await message.isVisible(), words).toBe(true);
  }).toPass();
  await page.clock.runFor(SHOWN_MS - A_LITTLE_MS);
  await expect(message).toBeVisible();
  await page.clock.runFor(2 * A_LITTLE_MS);
  await expect(message).not.toBeAttached();
  await page.clock.resume();
}
