/** When a page has become what it is going to be. */
import type { Page } from 'playwright-core';

/**
 * Waits until the page has its heading, nothing on it says that it is still loading (`aria-busy`, a status
 * 'Loading...'), its fonts and the pictures in sight are there, and every animation that ends has ended.
 */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy="true"]') === null &&
      !/^Loading\.\.\.$/m.test(document.body.innerText) &&
      [...document.images].every((image) => image.complete || image.loading === 'lazy') &&
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
        ),
  );
  await page.evaluate(async () => void (await document.fonts.ready));
}
