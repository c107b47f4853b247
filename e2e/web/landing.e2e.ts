import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../src/wait.js';
import { expectNoAxeViolations } from '../src/web/axe.js';
import { useBrowser } from '../src/web/browser.js';
import type { WebLeague } from '../src/web/league.js';
import { leagues } from '../src/web/leagues.js';
import { admin, samplePlayer } from '../src/web/people.js';

const { openPage } = useBrowser();
let season: WebLeague;
beforeAll(async () => {
  season = (await leagues()).season;
});

const parchment = (page: Page) => page.getByRole('button', { name: 'Open the parchment' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

/** What has the focus, by its words. */
const expectFocusOn = (page: Page, words: string) =>
  eventually(async () => {
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(words);
  });

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Sign Up and Login, both on the screen without scrolling. */
async function expectWaysIn(page: Page): Promise<void> {
  await heading(page, 'Congratulations!').waitFor();
  await expectFocusOn(page, 'Congratulations!');
  const height = page.viewportSize()?.height ?? 0;
  for (const [name, href] of [
    ['Sign Up', '/signup'],
    ['Login', '/login'],
  ] as const) {
    const link = page.getByRole('link', { name, exact: true });
    await expect.poll(() => link.getAttribute('href')).toBe(href);
    const box = await link.boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(height);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
}

describe.each([
  { width: 360, height: 640, touch: true },
  { width: 1440, height: 800, touch: false },
])('the landing, $width wide,', (screen) => {
  it('asks its question and leads from Yes to sign-up', async () => {
    const page = await openPage(season, screen);
    await page.goto('/');
    await parchment(page).click();
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['Torchbearer']);
    await heading(page, 'Take the Beware Advantage?').waitFor();
    await button(page, 'Yes').click();
    await expectWaysIn(page);
    const text = page.getByRole('link', { name: 'Text TORCH to (555) 555-0100' });
    await expect.poll(() => text.getAttribute('href')).toBe('sms:+15555550100?&body=TORCH');
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('link', { name: 'Sign Up', exact: true }).click();
    await page.waitForURL('**/signup');
  });

  it('burns the parchment at No, and begins again at Try Again', async () => {
    const page = await openPage(season, screen);
    await page.goto('/splash');
    await parchment(page).click();
    await button(page, 'No').click();
    await page.getByText('The parchment catches fire.').waitFor({ state: 'attached' });
    await heading(page, 'Better luck next time.').waitFor();
    await expectFocusOn(page, 'Better luck next time.');
    await page.getByText('would be disappointed').waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    await page.evaluate(() => (document.title = 'still the old page'));
    await button(page, 'Try Again').click();
    await parchment(page).waitFor();
    expect(await page.title()).not.toBe('still the old page');
  });

  it.each(['dark', 'light'] as const)('has nothing for axe to find in any state, %s', async (scheme) => {
    const page = await openPage(season, { ...screen, scheme, reducedMotion: true });
    await page.goto('/');
    await parchment(page).waitFor();
    await expectNoAxeViolations(page);
    await parchment(page).click();
    await button(page, 'No').waitFor();
    await expectNoAxeViolations(page);
    await button(page, 'No').click();
    await heading(page, 'Better luck next time.').waitFor();
    await expectNoAxeViolations(page);
    await button(page, 'Skip').click();
    await heading(page, 'Congratulations!').waitFor();
    await expectNoAxeViolations(page);
  });
});

describe('the landing', () => {
  it('is skipped by its button and by Escape, from wherever the story is', async () => {
    const page = await openPage(season);
    await page.goto('/');
    await button(page, 'Skip').click();
    await expectWaysIn(page);
    await expect.poll(() => button(page, 'Skip').count()).toBe(0);
    await page.reload();
    await parchment(page).click();
    await page.keyboard.press('Escape');
    await expectWaysIn(page);
  });

  it.each(['Enter', 'Space'])('is played with the keyboard alone, by %s', async (key) => {
    const page = await openPage(season, { width: 360, height: 640 });
    await page.goto('/');
    await parchment(page).waitFor();
    await page.keyboard.press('Tab');
    await expectFocusOn(page, 'Open the parchment');
    await page.keyboard.press(key);
    await expectFocusOn(page, 'Take the Beware Advantage?');
    await button(page, 'No').waitFor();
    await page.keyboard.press('Tab');
    await expectFocusOn(page, 'Yes');
    await page.keyboard.press('Tab');
    await expectFocusOn(page, 'No');
    await page.keyboard.press(key);
    await expectFocusOn(page, 'Better luck next time.');
    await page.keyboard.press('Tab');
    await expectFocusOn(page, 'Try Again');
    await page.keyboard.press(key);
    await parchment(page).waitFor();
  });

  it('stands still where less motion is asked for, and goes through the same states', async () => {
    const page = await openPage(season, { reducedMotion: true });
    await page.goto('/');
    await parchment(page).click();
    // In the same moment: neither the opening nor the fire is waited for.
    await button(page, 'No').waitFor({ timeout: 2_000 });
    await button(page, 'No').click();
    await heading(page, 'Better luck next time.').waitFor({ timeout: 2_000 });
    await eventually(async () => {
      const moving = await page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      );
      expect(moving).toBe(0);
    });
  });

  it('sends a player who is signed in to the dashboard, and an admin to the admin area', async () => {
    const players = await openPage(season, { as: await samplePlayer(season, 3) });
    await players.goto('/');
    await players.waitForURL('**/dashboard');
    const admins = await openPage(season, { as: await admin(season) });
    await admins.goto('/splash');
    await admins.waitForURL('**/admin');
  });
});
