/** When a page has become what it is going to be. */
import type { Page } from '@playwright/test';

/**
 * Waits until the page has its heading, nothing on it says that it is still loading (`aria-busy`, a status
 * 'Loading...'), its fonts and the pictures in sight are there, and every animation that ends has ended.
 */
export async function untilStable(page: Page, { isWaiting = false } = {}): Promise<void> {
  await page.locator('h1').first().waitFor();
  // What listens to the size or the scheme of the screen is told with the next frame, and drawn in the one after.
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
  // Our own fonts are named when there is something to read, and fetched once text that wants them has been drawn.
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
