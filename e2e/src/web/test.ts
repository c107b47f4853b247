/** The fixtures of the Chromium tests: pages of a league, signed in, which fail their test for an unexpected error. */
import { test as base, expect, type Page } from '@playwright/test';
import type { WebLeague } from './league.js';
import { admin } from './people.js';
import { season } from './shared-system-client.js';
import { openPageIn, type OpenedPage, type PageOptions } from './open-page.js';

export { expect };

export interface Fixtures {
  /**
   * Opens a page of a league in its own context, which ends with the test. The test fails for any console error,
   * uncaught error or violation of the content security policy that it does not expect.
   *
   *     const page = await openPage(season, { as: await samplePlayer(season), width: 360 });
   *     await page.goto('/weekly-picks');
   */
  openPage: (league: Pick<WebLeague, 'url'>, options?: PageOptions) => Promise<Page>;
  /** Opens a path of the league `season` as its admin. */
  openAdmin: (path: string, options?: PageOptions) => Promise<Page>;
  /** Console errors that a page may show, as `expectErrors` of its options. */
  expectErrors: (page: Page, ...patterns: readonly RegExp[]) => void;
  /** The pages that the test opened. */
  opened: OpenedPage[];
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the required fixtures from the pattern
  opened: async ({}, use, testInfo) => {
    const opened: OpenedPage[] = [];
    await use(opened);
    expectNoErrors(opened);
    for (const { context } of opened) {
      // Requests that are still running when the test ends don't matter.
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
      // Playwright takes a screenshot of each open page when its context closes.
      if (testInfo.status === testInfo.expectedStatus)
        await Promise.all(context.pages().map((page) => page.close()));
      await context.close();
    }
  },
  openPage: async ({ browser, opened }, use) => {
    await use(async ({ url }, options) => {
      const one = await openPageIn(browser, url, options);
      opened.push(one);
      return one.page;
    });
  },
  openAdmin: async ({ openPage }, use) => {
    await use(async (path, options) => {
      const page = await openPage(season, { as: await admin(season), ...options });
      await page.goto(path);
      return page;
    });
  },
  expectErrors: async ({ opened }, use) => {
    await use((page, ...patterns) => opened.find((one) => one.page === page)?.errors.expect(...patterns));
  },
});

/** Softly, so that Playwright takes its screenshots and the trace before the pages close. */
export function expectNoErrors(opened: readonly Pick<OpenedPage, 'errors'>[]): void {
  expect
    .soft(
      opened.flatMap(({ errors }) => errors.unexpected()),
      'errors of the pages',
    )
    .toEqual([]);
}
