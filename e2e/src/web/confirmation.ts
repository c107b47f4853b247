/** What is done only once somebody has confirmed it, and the word of its success. */
import type { Page, Request } from '@playwright/test';
import { press } from './controls.js';
import { expect } from './test.js';

/** How long the word of a success stands. */
const STANDS_MS = 2_000;
const A_LITTLE_MS = 100;
const TICK_MS = 20;

/** What a page asks the server to change while `act` goes on; that it asks what would be is none of it. */
export async function changesSent(page: Page, act: () => Promise<unknown>): Promise<readonly string[]> {
  const sent: string[] = [];
  const note = (request: Request): void => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' || !pathname.startsWith('/api/')) return;
    if (!/\/(estimate|preview)$/.test(pathname)) sent.push(`${request.method()} ${pathname}`);
  };
  page.on('request', note);
  await act();
  page.off('request', note);
  return sent;
}

/** Asks, cancels, and holds that nothing was changed. @param ask opens the dialog */
export async function expectCancelled(page: Page, ask: () => Promise<unknown>): Promise<void> {
  const dialog = page.getByRole('dialog');
  const sent = await changesSent(page, async () => {
    await ask();
    await press(dialog, 'Cancel');
    await expect(dialog).toBeHidden();
  });
  expect(sent).toEqual([]);
}

/**
 * Does something and holds that the word of its success stands for two seconds and no longer, by the page's own
 * clock, which `page.clock.install()` must have put in before the page came.
 */
export async function expectPassing(page: Page, act: () => Promise<unknown>, words: string): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + STANDS_MS);
  await act();
  const said = page.locator('main').getByText(words, { exact: true });
  await expect(async () => {
    await page.clock.runFor(TICK_MS);
    expect(await said.isVisible(), words).toBe(true);
  }).toPass();
  await page.clock.runFor(STANDS_MS - A_LITTLE_MS);
  await expect(said).toBeVisible();
  await page.clock.runFor(2 * A_LITTLE_MS);
  await expect(said).not.toBeAttached();
  await page.clock.resume();
}
