/** Waits until a page has finished loading and moving. */
import type { Page } from '@playwright/test';

/**
 * Waits until the page has its heading, shows no loading state (`aria-busy`, a status
 * 'Loading...'), its fonts and visible pictures are loaded, and every finite animation has ended.
 */
export async function untilStable(page: Page, { isWaiting = false } = {}): Promise<void> {
  await page.locator('h1').first().waitFor();
  // Listeners for size or colour scheme run in the next frame, and their changes are drawn in the one after.
  await twoFrames(page);
  await page.waitForFunction(
    (waits) =>
      (waits || document.querySelector('[aria-busy="true"]') === null) &&
      (waits || !/^Loading\.\.\.$/m.test(document.body.innerText)) &&
      [...document.images].every((image) => image.complete || image.loading === 'lazy') &&
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
        ),
    isWaiting,
  );
  // Our own fonts are declared when there is text, and fetched once text that uses them has been drawn.
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family }) => family.includes('Figtree Variable')),
  );
  await twoFrames(page);
  await page.evaluate(async () => void (await document.fonts.ready));
}

const twoFrames = async (page: Page): Promise<void> => {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
};
