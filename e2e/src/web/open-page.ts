/** A page in its own browser context, signed in without clicking. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { SESSION_COOKIE } from '@torchbearer/rules';
import { watchPageErrors, type PageErrors } from './page-errors.js';

export interface PageOptions {
  /** The page's session; without it a visitor's page. */
  readonly as?: { readonly token: string; readonly id?: string } | undefined;
  /** Whether surveys open by themselves; off by default, because they open after a while. */
  readonly surveys?: boolean;
  /** In CSS pixels; by default 1440. */
  readonly width?: number;
  /** In CSS pixels; by default 800. */
  readonly height?: number;
  /** The system's colour scheme; by default dark. */
  readonly scheme?: 'dark' | 'light';
  /** Whether the system prefers reduced motion; by default not. */
  readonly reducedMotion?: boolean;
  /** A touch screen, as on a phone. */
  readonly touch?: boolean;
  /** Whether service workers may register; by default not, because they respond in place of the network. */
  readonly serviceWorkers?: boolean;
  /** Further entries of the local storage. */
  readonly storage?: Readonly<Record<string, string>>;
  /** Console errors that the test expects. */
  readonly expectErrors?: readonly RegExp[];
}

export interface OpenedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly errors: PageErrors;
}

/** The web client's storage key for its bearer token. */
export const TOKEN_KEY = 'torchbearer.token';

/** Blank so far: `page.goto('/login')` and the like are relative to the league's address. */
export async function openPageIn(
  browser: Browser,
  url: string,
  options: PageOptions = {},
): Promise<OpenedPage> {
  const storageState = storageOf(url, options);
  return await pageOf(await newContext(browser, { ...contextOptions(url, options), storageState }), options);
}

/** Opens pages in reused contexts if it can: those have parsed the site's scripts already. */
export interface SharedContexts {
  /** Signed in and with fresh storage, as in a new context. */
  open(url: string, options?: PageOptions): Promise<OpenedPage>;
  /** Closes its pages; the next one may reuse its context. */
  giveBack(opened: OpenedPage): Promise<void>;
}

export function shareContexts(browser: Browser): SharedContexts {
  const idle = new Map<string, BrowserContext[]>();
  const kindOf = new Map<BrowserContext, string>();
  return {
    async open(url, options = {}) {
      const settings = contextOptions(url, options);
      const kind = JSON.stringify(settings);
      const context = idle.get(kind)?.pop() ?? (await newContext(browser, settings));
      kindOf.set(context, kind);
      await context.setStorageState(storageOf(url, options));
      return await pageOf(context, options);
    },
    async giveBack({ context, errors }) {
      errors.stop();
      await Promise.all(context.pages().map((page) => page.close()));
      const kind = kindOf.get(context) ?? '';
      idle.set(kind, [...(idle.get(kind) ?? []), context]);
    },
  };
}

const contextOptions = (url: string, options: PageOptions) =>
  ({
    baseURL: url,
    viewport: { width: options.width ?? 1440, height: options.height ?? 800 },
    colorScheme: options.scheme ?? 'dark',
    reducedMotion: options.reducedMotion === true ? 'reduce' : 'no-preference',
    hasTouch: options.touch ?? false,
    isMobile: options.touch ?? false,
    serviceWorkers: options.serviceWorkers === true ? 'allow' : 'block',
    locale: 'en-US',
    timezoneId: 'America/New_York',
  }) as const satisfies BrowserContextOptions;

async function newContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  // Less than a test's own timeout, so that the error says what was awaited; a busy machine is slow.
  context.setDefaultTimeout(20_000);
  return context;
}

async function pageOf(context: BrowserContext, { expectErrors }: PageOptions): Promise<OpenedPage> {
  const errors = watchPageErrors(context, expectErrors);
  return { page: await context.newPage(), context, errors };
}

/** The storage of a user who signed in earlier. */
function storageOf(url: string, { as, storage = {}, surveys = false }: PageOptions) {
  const skipped = surveys ? [] : ['LEADERBOARD', 'PROFILE'];
  const local = {
    ...Object.fromEntries(skipped.map((type) => [`torchbearer.survey-skipped.${type}.${as?.id}`, 'yes'])),
    ...storage,
    ...(as && { [TOKEN_KEY]: as.token }),
  };
  const cookie = {
    name: SESSION_COOKIE,
    value: as?.token ?? '',
    domain: new URL(url).hostname,
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: 'Lax' as const,
  };
  const localStorage = Object.entries(local).map(([name, value]) => ({ name, value }));
  return { cookies: as ? [cookie] : [], origins: [{ origin: new URL(url).origin, localStorage }] };
}
