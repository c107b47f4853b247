/** Two users do the same thing at the same moment. */
import type { Page } from '@playwright/test';
import { expect } from './test.js';

interface Race {
  /** The page that won. */
  readonly winner: 0 | 1;
  readonly lost: Page;
}

interface Attempt {
  readonly address: string;
  readonly act: (page: Page) => Promise<void>;
  readonly success: RegExp;
  readonly failure: RegExp;
}

/** Both do it, and their calls reach the server together: one gets a success message, the other an error. */
export async function race(
  pages: readonly Page[],
  { address, act, success, failure }: Attempt,
): Promise<Race> {
  await together(pages, address);
  const succeeded = await Promise.all(
    pages.map(async (page) => {
      const message = page.getByText(success).or(page.getByText(failure)).first();
      const [text] = await Promise.all([message.innerText(), act(page)]);
      return success.test(text);
    }),
  );
  expect(succeeded.toSorted(), 'one of the two has succeeded').toEqual([false, true]);
  const winner = succeeded[0] ? 0 : 1;
  const lost = pages[1 - winner];
  if (!lost) throw new Error('a race needs two pages');
  return { lost, winner };
}

/**
 * Holds the next POST of each page to this address until all of them are on their way, then releases them
 * at the same moment. Later ones are not held.
 */
async function together(pages: readonly Page[], address: string): Promise<void> {
  const waiting: (() => void)[] = [];
  let missing = pages.length;
  for (const page of pages)
    await page.route(address, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      missing -= 1;
      if (missing > 0) await new Promise<void>((go) => waiting.push(go));
      for (const go of waiting.splice(0)) go();
      await route.continue();
    });
}
