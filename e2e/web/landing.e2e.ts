import type { Page } from '@playwright/test';
import { isLongRun } from '../src/long-run.js';
import { eventually } from '../src/wait.js';
import { expectNoAxeViolations } from '../src/web/axe.js';
import { season } from '../src/web/shared-system-client.js';
import { admin, samplePlayer } from '../src/web/people.js';
import { expect, test } from '../src/web/test.js';

const parchment = (page: Page) => page.getByRole('button', { name: 'Open the parchment' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

/** The text of the focused element. */
const expectFocusOn = (page: Page, words: string) =>
  eventually(async () => {
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(words);
  });

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Sign Up and Login, both on the screen without scrolling. */
async function expectWaysIn(page: Page): Promise<void> {
  await expect(heading(page, 'Congratulations!')).toBeVisible();
  await expectFocusOn(page, 'Congratulations!');
  const height = page.viewportSize()?.height ?? 0;
  for (const [name, href] of [
    ['Sign Up', '/signup'],
    ['Login', '/login'],
  ] as const) {
    const link = page.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', href);
    const box = await link.boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(height);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
}

const phone = { width: 360, height: 640, touch: true };
const desktop = { width: 1440, height: 800, touch: false };
const titleOf = ({ width }: { width: number }) => `the landing, ${String(width)} wide,`;

// Its fire costs a processor ten seconds.
for (const screen of [phone, desktop])
  test(`${titleOf(screen)} burns the parchment at No, and starts again at Try Again @long`, async ({
    openPage,
  }) => {
    const page = await openPage(season, { ...screen, reducedMotion: false });
    await page.goto('/splash');
    await parchment(page).click();
    await button(page, 'No').click();
    await expect(page.getByText('The parchment catches fire.')).toBeAttached();
    await expect(heading(page, 'Better luck next time.')).toBeVisible();
    await expectFocusOn(page, 'Better luck next time.');
    await expect(page.getByText('would be disappointed')).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
    await page.evaluate(() => (document.title = 'still the old page'));
    await button(page, 'Try Again').click();
    await expect(parchment(page)).toBeVisible();
    expect(await page.title()).not.toBe('still the old page');
  });

for (const screen of isLongRun ? [phone, desktop] : [phone]) {
  const title = titleOf(screen);

  test(`${title} asks its question, and Yes leads to sign-up`, async ({ openPage }) => {
    // The phone's motion is drawn when the parchment burns.
    const page = await openPage(season, { ...screen, reducedMotion: screen === phone });
    await page.goto('/');
    await parchment(page).click();
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['Torchbearer']);
    await expect(heading(page, 'Take the Beware Advantage?')).toBeVisible();
    await expectNoAxeViolations(page);
    await button(page, 'Yes').click();
    await expectWaysIn(page);
    await expectNoAxeViolations(page);
    const text = page.getByRole('link', { name: 'Text TORCH to (555) 555-0100' });
    await expect(text).toHaveAttribute('href', 'sms:+15555550100?&body=TORCH');
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('link', { name: 'Sign Up', exact: true }).click();
    await page.waitForURL('**/signup');
  });
}

test.describe('the landing', () => {
  test('can be skipped at any point by its button and by Escape', async ({ openPage }) => {
    const page = await openPage(season, { reducedMotion: false });
    await page.goto('/');
    await button(page, 'Skip').click();
    await expectWaysIn(page);
    await expect(button(page, 'Skip')).toHaveCount(0);
    await page.reload();
    await parchment(page).click();
    await page.keyboard.press('Escape');
    await expectWaysIn(page);
  });

  for (const key of isLongRun ? ['Enter', 'Space'] : ['Enter'])
    test(`can be played by keyboard alone, with ${key}`, async ({ openPage }) => {
      const page = await openPage(season, { width: 360, height: 640 });
      await page.goto('/');
      await expect(parchment(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await expectFocusOn(page, 'Open the parchment');
      await page.keyboard.press(key);
      await expectFocusOn(page, 'Take the Beware Advantage?');
      await expect(button(page, 'No')).toBeVisible();
      await page.keyboard.press('Tab');
      await expectFocusOn(page, 'Yes');
      await page.keyboard.press('Tab');
      await expectFocusOn(page, 'No');
      await page.keyboard.press(key);
      await expectFocusOn(page, 'Better luck next time.');
      await page.keyboard.press('Tab');
      await expectFocusOn(page, 'Try Again');
      await page.keyboard.press(key);
      await expect(parchment(page)).toBeVisible();
    });

  test('has no animation with reduced motion, and has the same states', async ({ openPage }) => {
    const page = await openPage(season);
    await page.goto('/');
    await parchment(page).click();
    // At once, without waiting for the opening or the fire.
    await expect(button(page, 'No')).toBeVisible({ timeout: 2_000 });
    await button(page, 'No').click();
    await expect(heading(page, 'Better luck next time.')).toBeVisible({ timeout: 2_000 });
    await expect(async () => {
      const moving = await page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      );
      expect(moving).toBe(0);
    }).toPass();
  });

  test('redirects a signed-in player to the dashboard, and an admin to the admin area', async ({
    openPage,
  }) => {
    const players = await openPage(season, { as: await samplePlayer(season, 3) });
    await players.goto('/');
    await players.waitForURL('**/dashboard');
    const admins = await openPage(season, { as: await admin(season) });
    await admins.goto('/splash');
    await admins.waitForURL('**/admin');
  });
});
