/**
 * Lighthouse with its default settings: a mid-range phone on a slow mobile network, simulated. The phone is the
 * same on every machine: a slower machine is throttled less, as Lighthouse's documentation advises
 * (docs/throttling.md, "Calibrating multipliers").
 */
import { SESSION_COOKIE } from '@torchbearer/rules';
import { auditFlowArtifacts } from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { navigationGather } from 'lighthouse/core/gather/navigation-runner.js';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type Browser } from 'puppeteer-core';
import { CHROMIUM, CHROMIUM_ARGS } from './chromium.js';
import { TOKEN_KEY } from './open-page.js';
import { slowness } from './yardstick.js';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;

/** The phone's slowdown relative to the reference machine. */
const SLOWER = 4;

export interface Measured {
  /** 0 to 100. */
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>;
  /** Largest contentful paint, in milliseconds. */
  readonly lcpMs: number;
  /** Cumulative layout shift, without a unit. */
  readonly cls: number;
  /** Total blocking time, in milliseconds. */
  readonly tbtMs: number;
  /** How much the machine's processor was throttled. */
  readonly slowedDown: number;
  /** Transfer size of all scripts. */
  readonly scriptBytes: number;
  /** Failed audits of the page: `color-contrast: Background and foreground …`. */
  readonly failedAudits: readonly string[];
}

export interface Lighthouse {
  /** @throws Error if the page could not be measured at all */
  measure(path: string): Promise<Measured>;
  stop(): Promise<void>;
}

/** A browser with its own profile, signed in to the league if a session is given. */
export async function startLighthouse(url: string, as?: { readonly token: string }): Promise<Lighthouse> {
  const profile = await mkdtemp(join(tmpdir(), 'torchbearer-lighthouse-'));
  const browser = await launch({
    executablePath: CHROMIUM,
    args: CHROMIUM_ARGS,
    userDataDir: profile,
    // Lighthouse emulates its own screen.
    defaultViewport: null,
  });
  const stop = async (): Promise<void> => {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  };
  try {
    if (as) await signIn(browser, url, as.token);
  } catch (error) {
    await stop();
    throw error;
  }
  const slownessNow = async (): Promise<number> => {
    const page = await browser.newPage();
    try {
      return await slowness(page);
    } finally {
      await page.close();
    }
  };
  return {
    async measure(path) {
      const before = await slownessNow();
      const recorded = await record(url + path, browser);
      // The speed of a shared machine varies: the one measured meanwhile counts.
      const meanwhile = (before + (await slownessNow())) / 2;
      return await scoresOf(recorded, Math.max(1, SLOWER / meanwhile));
    },
    stop,
  };
}

async function signIn(browser: Browser, url: string, token: string): Promise<void> {
  const { hostname } = new URL(url);
  await browser.setCookie({
    name: SESSION_COOKIE,
    value: token,
    domain: hostname,
    path: '/',
    httpOnly: true,
  });
  const page = await browser.newPage();
  await page.goto(`${url}/torch.svg`);
  await page.evaluate((key, value) => localStorage.setItem(key, value), TOKEN_KEY, token);
  await page.close();
}

const FLAGS = {
  logLevel: 'error' as const,
  onlyCategories: [...CATEGORIES],
  // It is not displayed.
  disableFullPageScreenshot: true,
};
type Recorded = Parameters<typeof auditFlowArtifacts>[0]['gatherSteps'][number]['artifacts'];

/** Shows the page as fast as the machine can: only the score simulates a phone. */
async function record(address: string, browser: Browser): Promise<Recorded> {
  const page = await browser.newPage();
  try {
    // Between runs it clears caches and service workers but no cookies or local storage, so the session stays.
    const gathered: unknown = await navigationGather(page, address, { flags: FLAGS });
    // TypeScript can't resolve its own types.
    return (gathered as { readonly artifacts: Recorded }).artifacts;
  } finally {
    await page.close();
  }
}

async function scoresOf(recorded: Recorded, slowedDown: number): Promise<Measured> {
  const phone = { throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowedDown } };
  const artifacts = { ...recorded, settings: { ...recorded.settings, ...phone } };
  const flags = { ...FLAGS, ...phone };
  const { steps } = await auditFlowArtifacts({ gatherSteps: [{ artifacts, flags }] });
  const { audits, categories, runtimeError, requestedUrl } = steps[0]?.lhr ?? {};
  if (audits === undefined || categories === undefined || runtimeError !== undefined) {
    throw new Error(
      `Lighthouse could not measure ${requestedUrl ?? 'it'}: ${runtimeError?.message ?? 'no report'}`,
    );
  }
  const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  const score = (id: string): number => Math.round((categories[id]?.score ?? 0) * 100);
  const weighted = CATEGORIES.flatMap(
    (id) => categories[id]?.auditRefs.filter(({ weight }) => weight > 0) ?? [],
  );
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
    },
    lcpMs: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbtMs: value('total-blocking-time'),
    slowedDown,
    scriptBytes: scriptBytesIn(audits['network-requests']?.details),
    failedAudits: weighted.flatMap(({ id }) => {
      const audit = audits[id];
      const hasFailed = audit !== undefined && audit.score !== null && audit.score < 0.9;
      return hasFailed
        ? [`${id}: ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`]
        : [];
    }),
  };
}

function scriptBytesIn(details: unknown): number {
  const { items = [] } = (details ?? {}) as { items?: { resourceType?: string; transferSize?: number }[] };
  return items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}
