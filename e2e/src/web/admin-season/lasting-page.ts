/** One page for all steps of a journey: where one left off, the next goes on. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { keepEvidence } from '../browser.js';
import { launchChromium, whyNoChromium } from '../chromium.js';
import type { WebLeague } from '../league.js';
import { openPageIn, type OpenedPage, type PageOptions } from '../open-page.js';

/**
 * Call it once, below the `beforeAll` that makes the site. Each step fails for what the page complained about in it;
 * the steps after one that failed are skipped, since they would find another season than they expect.
 */
export function useLastingPage(site: () => Pick<WebLeague, 'url'>, options: PageOptions): () => Page {
  let browser: Browser | undefined;
  let opened: OpenedPage | undefined;
  let known = 0;
  let hasFailed = false;

  beforeAll(async () => {
    if (whyNoChromium() !== null) return;
    browser = await launchChromium();
    opened = await openPageIn(browser, site().url, options);
  });
  beforeEach(({ skip }) => {
    if (opened === undefined) skip(whyNoChromium() ?? '');
    if (hasFailed) skip('an earlier step failed');
  });
  afterEach(async ({ task }) => {
    if (opened === undefined || hasFailed) return;
    const complaints = opened.complaints.unexpected().slice(known);
    known += complaints.length;
    hasFailed = task.result?.state === 'fail' || complaints.length > 0;
    if (hasFailed) await keepEvidence(task.name, [opened]);
    expect(complaints, 'what the page complained about').toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
  });

  return () => {
    if (opened === undefined) throw new Error('the page is for inside a test');
    return opened.page;
  };
}
