/** One Chromium for a test file; pages that fail their test when they complain. */
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { launchChromium, whyNoChromium } from './chromium.js';
import type { WebLeague } from './league.js';
import {
  openPageIn,
  shareContexts,
  type OpenedPage,
  type PageOptions,
  type SharedContexts,
} from './open-page.js';
import type { Screen } from './screens/screen.js';
import { startVisits, type Visits } from './visit.js';

export interface TestBrowser {
  /**
   * A new page on a league, in a context of its own, which ends with the test. At its end the test fails for any
   * console error, uncaught error or violation of the content security policy that it did not expect.
   *
   *     const page = await openPage(season, { as: await samplePlayer(season), width: 360 });
   *     await page.goto('/weekly-picks');
   */
  readonly openPage: (league: Pick<WebLeague, 'url'>, options?: PageOptions) => Promise<Page>;
  /** The same for a screen of the table, come to rest in its state. */
  readonly visit: (screen: Screen, league: Pick<WebLeague, 'url'>, options?: PageOptions) => Promise<Page>;
  /** Console errors that this page may show from now on, as `expectErrors` of its options. */
  readonly expectErrors: (page: Page, ...patterns: readonly RegExp[]) => void;
}

/**
 * Call it once, at the top of a file or of its `describe`. Without a Chromium all tests there are skipped.
 *
 * @param sharing whether a page may have a context that an earlier test had: quicker, for tests that change nothing
 *   about a context itself (its permissions, its network)
 */
export function useBrowser({ sharing = false } = {}): TestBrowser {
  let browser: Browser | undefined;
  let shared: SharedContexts | undefined;
  let visits: Visits | undefined;
  let opened: OpenedPage[] = [];

  beforeAll(async () => {
    if (whyNoChromium() !== null) return;
    browser = await launchChromium();
    if (sharing) shared = shareContexts(browser);
    visits = startVisits(open);
  });
  beforeEach(({ skip }) => {
    if (browser === undefined) skip(whyNoChromium() ?? '');
  });
  afterEach(async ({ task }) => {
    const pages = opened;
    opened = [];
    const complaints = pages.flatMap((one) => one.complaints.unexpected());
    try {
      if (task.result?.state === 'fail' || complaints.length > 0) await keepEvidence(task.name, pages);
    } finally {
      // What a page still asks for when its test is over interests nobody.
      const open = pages.flatMap(({ context }) => context.pages());
      await Promise.all(open.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
      const end = (one: OpenedPage) => shared?.giveBack(one) ?? one.context.close();
      await Promise.all(pages.map(end));
    }
    expect(complaints, 'what the pages complained about').toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
  });

  async function open(url: string, options?: PageOptions): Promise<OpenedPage> {
    if (browser === undefined) throw new Error('openPage() is for inside a test');
    return await (shared?.open(url, options) ?? openPageIn(browser, url, options));
  }

  return {
    async openPage(league, options) {
      const one = await open(league.url, options);
      opened.push(one);
      if (process.env['WEB_TRACE'] !== undefined)
        await one.context.tracing.start({ screenshots: true, snapshots: true });
      return one.page;
    },
    async visit(screen, league, options) {
      if (visits === undefined) throw new Error('visit() is for inside a test');
      const one = await visits.to(screen, league, options);
      opened.push(one);
      return one.page;
    },
    expectErrors(page, ...patterns) {
      opened.find((one) => one.page === page)?.complaints.expect(...patterns);
    },
  };
}

/** A screenshot and the document of each page, with WEB_TRACE=1 Playwright's trace as well, in a folder that is named. */
export async function keepEvidence(test: string, pages: readonly OpenedPage[]): Promise<void> {
  const name = test.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const folder = join(process.env['E2E_LOG_DIR'] ?? tmpdir(), 'torchbearer-web-failures', name.slice(0, 80));
  await mkdir(folder, { recursive: true });
  for (const [index, { page, context }] of pages.entries()) {
    const file = join(folder, String(index + 1));
    // A page that is closed or stuck has nothing to show, and the test has failed already.
    await page.screenshot({ path: `${file}.png`, timeout: 5_000 }).catch(() => undefined);
    await page.content().then(
      (html) => writeFile(`${file}.html`, html),
      () => undefined,
    );
    if (process.env['WEB_TRACE'] !== undefined) await context.tracing.stop({ path: `${file}.zip` });
  }
  console.log(`web: what the pages of '${test}' showed is in ${folder}`);
}
