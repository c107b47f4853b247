/** A page in a browser context of its own, signed in without clicking. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { SESSION_COOKIE } from '@torchbearer/rules';
import { watchPageErrors, type PageErrors } from './page-errors.js';

export interface PageOptions {
  /** Whose session the page has; a visitor's page where it is left out. */
  readonly as?: { readonly token: string; readonly id?: string } | undefined;
  /** Whether surveys open by themselves; not unless told, since they come when somebody has been there a while. */
  readonly surveys?: boolean;
  /** In CSS pixels; 1440 unless told. */
  readonly width?: number;
  /** In CSS pixels; 800 unless told. */
  readonly height?: number;
  /** What the system prefers; dark unless told. */
  readonly scheme?: 'dark' | 'light';
  /** Whether the system asks for less motion; it does not unless told. */
  readonly reducedMotion?: boolean;
  /** A touch screen, as on a phone. */
  readonly touch?: boolean;
  /** Whether service workers may register; not unless told, since they answer in the network's place. */
  readonly serviceWorkers?: boolean;
  /** Further entries of the local storage. */
  readonly storage?: Readonly<Record<string, string>>;
  /** Errors on the console that belong to what the test does. */
  readonly expectErrors?: readonly RegExp[];
}

export interface OpenedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly errors: PageErrors;
}

/** Where the web client keeps its bearer token. */
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

/** Opens pages in contexts that were used before, where it can: those have read the site's scripts already. */
export interface SharedContexts {
  /** Signed in and with a storage as in a context of its own. */
  open(url: string, options?: PageOptions): Promise<OpenedPage>;
  /** Closes its pages; the next one may have its context. */
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
  // Less than a test's own limit, so that the error says what was awaited; a busy machine takes its time.
  context.setDefaultTimeout(20_000);
  return context;
}

async function pageOf(context: BrowserContext, { expectErrors }: PageOptions): Promise<OpenedPage> {
  const errors = watchPageErrors(context, expectErrors);
  return { page: await context.newPage(), context, errors };
}

/** What a person who signed in earlier comes back with. */
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
