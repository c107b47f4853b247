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
  /** Whether the system prefers reduced motion; by default it does, because every frame is drawn by the processor. */
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

/** The cookie with the entries of the local storage, as JSON. */
const FIRST_STORAGE = 'first-storage';

/** Blank so far: `page.goto('/login')` and the like are relative to the league's address. */
export async function openPageIn(
  browser: Browser,
  url: string,
  options: PageOptions = {},
): Promise<OpenedPage> {
  const context = await newContext(browser, contextOptions(url, options));
  await context.addCookies(cookiesOf(url, options));
  return { context, errors: watchPageErrors(context, options.expectErrors), page: await context.newPage() };
}

/** Opens pages in reused tabs if it can: those have compiled the site's scripts already. */
export interface SharedTabs {
  /** Signed in and with fresh storage, as in a new context. */
  open(url: string, options?: PageOptions): Promise<OpenedPage>;
  /** The next one may reuse it. */
  giveBack(opened: OpenedPage): Promise<void>;
}

export function shareTabs(browser: Browser): SharedTabs {
  const idle = new Map<string, Page[]>();
  const settingsOf = new Map<Page, ReturnType<typeof contextOptions>>();
  return {
    async open(url, options = {}) {
      const settings = contextOptions(url, options);
      const page =
        idle.get(JSON.stringify(settings))?.pop() ?? (await (await newContext(browser, settings)).newPage());
      settingsOf.set(page, settings);
      const context = page.context();
      await context.clearCookies();
      await context.addCookies(cookiesOf(url, options));
      return { page, context, errors: watchPageErrors(context, options.expectErrors) };
    },
    async giveBack({ page, context, errors }) {
      errors.stop();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      const others = context.pages().filter((other) => other !== page);
      await Promise.all(others.map((other) => other.close()));
      await page.goto('about:blank');
      const settings = settingsOf.get(page);
      if (settings === undefined) return;
      await page.setViewportSize(settings.viewport);
      await page.emulateMedia({ colorScheme: settings.colorScheme, reducedMotion: settings.reducedMotion });
      const kind = JSON.stringify(settings);
      idle.set(kind, [...(idle.get(kind) ?? []), page]);
    },
  };
}

const contextOptions = (url: string, options: PageOptions) =>
  ({
    baseURL: url,
    viewport: { width: options.width ?? 1440, height: options.height ?? 800 },
    colorScheme: options.scheme ?? 'dark',
    reducedMotion: options.reducedMotion === false ? 'no-preference' : 'reduce',
    hasTouch: options.touch ?? false,
    isMobile: options.touch ?? false,
    serviceWorkers: options.serviceWorkers === true ? 'allow' : 'block',
    locale: 'en-US',
    timezoneId: 'America/New_York',
  }) as const satisfies BrowserContextOptions;

async function newContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await context.addInitScript(fillStorage, FIRST_STORAGE);
  // Less than a test's own timeout, so that the error says what was awaited; a busy machine is slow.
  context.setDefaultTimeout(20_000);
  return context;
}

/** The first page's cookies: its session, and the local storage of a user who signed in earlier. */
function cookiesOf(url: string, { as, storage = {}, surveys = false }: PageOptions) {
  const skipped = surveys ? [] : ['LEADERBOARD', 'PROFILE'];
  const local = {
    ...Object.fromEntries(skipped.map((type) => [`torchbearer.survey-skipped.${type}.${as?.id}`, 'yes'])),
    ...storage,
    ...(as && { [TOKEN_KEY]: as.token }),
  };
  const common = { domain: new URL(url).hostname, path: '/' };
  const first = { ...common, name: FIRST_STORAGE, value: encodeURIComponent(JSON.stringify(local)) };
  if (as === undefined) return [first];
  const session = { name: SESSION_COOKIE, value: as.token, httpOnly: true, sameSite: 'Lax' as const };
  return [first, { ...common, ...session }];
}

/**
 * Runs before the scripts of every document: the first one has the storage from the cookie, and nothing else.
 * Playwright's `storageState` would load a page of its own for that.
 */
function fillStorage(name: string): void {
  if (!location.protocol.startsWith('http')) return;
  const cookie = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  if (cookie === undefined) return;
  document.cookie = `${name}=; path=/; max-age=0`;
  localStorage.clear();
  sessionStorage.clear();
  indexedDB.deleteDatabase('keyval-store');
  const local = JSON.parse(decodeURIComponent(cookie.slice(name.length + 1))) as Record<string, string>;
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
}
