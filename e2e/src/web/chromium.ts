/** The machine's own Chromium. */
import { chromium, type Browser, type LaunchOptions } from '@playwright/test';
import { existsSync } from 'node:fs';
import { isLongRun } from '../long-run.js';

/** The full browser, as users have it. */
export const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** The same engine without windows, at half the load. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** As root it has no sandbox; and it must not contact any other server. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A sentence if there is no Chromium; null if there is. @throws Error with it if CI is true */
export function whyNoChromium(): string | null {
  if (existsSync(CHROMIUM)) return null;
  const why = `There is no Chromium at ${CHROMIUM}: install it (Debian: apt-get install chromium), or set CHROMIUM_PATH.`;
  if (process.env['CI'] === 'true') throw new Error(why);
  return why;
}

const isShell = process.env['CHROMIUM_PATH'] === undefined && existsSync(HEADLESS_SHELL);

/**
 * A page of a test lives for seconds, in which optimized code costs a tenth more processor time than it saves. Long runs
 * measure pages, as users have them.
 */
const UNOPTIMIZED = isLongRun ? [] : ['--js-flags=--no-opt --no-maglev'];

/** The headless shell, unless there is none or CHROMIUM_PATH names another browser. */
export const launchOptions: LaunchOptions = {
  executablePath: isShell ? HEADLESS_SHELL : CHROMIUM,
  args: [...CHROMIUM_ARGS, ...UNOPTIMIZED],
};

export const launchChromium = (): Promise<Browser> => chromium.launch(launchOptions);
