import { defineConfig } from '@playwright/test';
import { isLongRun } from './src/long-run.js';
import { launchOptions, whyNoChromium } from './src/web/chromium.js';

const isCi = process.env['CI'] === 'true';
const missing = whyNoChromium();
const RULE = '='.repeat(100);
if (missing !== null && process.env['TEST_WORKER_INDEX'] === undefined)
  console.log(`${RULE}\nSKIPPED: the tests in Chromium. ${missing}\n${RULE}`);

const filesOf = (...names: readonly string[]): string[] => names.map((name) => `**/${name}.e2e.ts`);

/** They measure performance, or change a league that other tests read. */
const alone = filesOf('large-leagues', 'leaderboard', 'lighthouse', 'offline', 'scoring', 'translated');

/**
 * A whole season, final weeks, leagues of thousands, every screen with unusual names or without
 * storage, and Lighthouse take long: only in `npm run check:long`, like each test with `@long` in its title: a rare state,
 * or one that follows from a rule that a faster test proves.
 */
const long = isLongRun
  ? []
  : filesOf(
      'admin-season',
      'blocked-storage',
      'double-scoring',
      'final-weeks',
      'large-leagues',
      'lighthouse',
      'long-lists',
      'tally',
      'unusual-names',
    );

export default defineConfig({
  testDir: 'web',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: './src/web/global-setup.ts',
  // Without Chromium there are no tests.
  grepInvert: [...(missing === null ? [] : [/^/]), ...(isLongRun ? [] : [/@long/])],
  // As in vitest.config.ts: tests take seconds, and on a busy machine minutes.
  timeout: 180_000,
  expect: {
    // On a busy machine a page may show a change late.
    timeout: 20_000,
    toPass: { timeout: 30_000, intervals: [100] },
  },
  forbidOnly: isCi,
  reporter: isCi ? [['dot'], ['../scripts/playwright-report.mjs']] : [['list']],
  workers: 2,
  use: {
    launchOptions,
    actionTimeout: 20_000,
    navigationTimeout: 20_000,
    // A trace of each test costs a quarter of its time: `npm run test:web -- <name> --trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // A teardown runs when all others are done, passed or not; with --no-deps it runs beside them.
    { name: 'web', testIgnore: [...alone, ...long], teardown: 'web-alone' },
    { name: 'web-alone', testMatch: alone, testIgnore: long, workers: 1 },
  ],
});
