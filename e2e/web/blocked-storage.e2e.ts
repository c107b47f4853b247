/** Browsers that store nothing: site data is blocked, the storage is full, or there is none. */
import type { Page } from '@playwright/test';
import { PASSWORD } from '../src/api.js';
import { textbox } from '../src/web/controls.js';
import { draftedPlayer } from '../src/web/people.js';
import { screens } from '../src/web/screens.js';
import { season } from '../src/web/shared-system-client.js';
import { untilStable } from '../src/web/stable.js';
import { expect, test } from '../src/web/test.js';

/** Each runs in the page before its scripts. */
const BROWSERS = {
  'that blocks site data': () => {
    const refuse = (): never => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(navigator, 'serviceWorker', { get: refuse });
    window.BroadcastChannel = refuse as unknown as typeof BroadcastChannel;
  },
  'whose storage is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('exceeded the quota', 'QuotaExceededError');
    };
    IDBFactory.prototype.open = () => {
      const request = new EventTarget() as EventTarget & { onerror?: () => void; error: DOMException };
      request.error = new DOMException('no space left', 'QuotaExceededError');
      setTimeout(() => request.onerror?.());
      return request as unknown as IDBOpenDBRequest;
    };
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new TypeError('failed to store'));
  },
  'without storage': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'BroadcastChannel'])
      Object.defineProperty(window, name, { value: name === 'caches' ? undefined : null });
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined });
  },
  'whose database never opens': () => {
    IDBFactory.prototype.open = () => new EventTarget() as unknown as IDBOpenDBRequest;
    const fail = (): never => {
      throw new Error('storage is broken');
    };
    Storage.prototype.getItem = fail;
    Storage.prototype.setItem = fail;
    Storage.prototype.removeItem = fail;
  },
} as const;

const pathsOf = (as: 'visitor' | 'player'): string[] => [
  ...new Set(screens.filter((screen) => screen.as === as && screen.on === 'season').map(({ path }) => path)),
];

/** As a link of the page does: a new address in the same document. */
const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await textbox(page, 'Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/dashboard');
}

test.describe.configure({ mode: 'parallel' });

for (const [kind, prepare] of Object.entries(BROWSERS)) {
  test(`a browser ${kind} shows its pages, and stays signed in until its tab is closed`, async ({
    openPage,
  }) => {
    const player = await draftedPlayer(season);
    const page = await openPage(season, { expectErrors: [/status of 40[14]/] });
    await page.addInitScript(prepare);
    for (const path of pathsOf('visitor')) {
      await page.goto(path);
      await untilStable(page, { isWaiting: true });
    }

    const frames: string[] = [];
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => frames.push(String(payload))));
    await signIn(page, player.email);
    // Blocked as well.
    await page.context().clearCookies();
    for (const path of pathsOf('player')) {
      await follow(page, path);
      await untilStable(page, { isWaiting: true });
      expect(new URL(page.url()).pathname, path).not.toBe('/login');
    }
    await follow(page, '/leaderboard');
    await expect
      .poll(() => frames.some((frame) => frame.startsWith('40{"token":"')), 'the socket signs in')
      .toBe(true);

    await follow(page, '/dashboard');
    await untilStable(page);
    await page.reload();
    await expect(page.getByRole('button', { name: `Menu of ${player.name}` })).toBeVisible();
    const state = await page.evaluate(() => JSON.stringify(history.state));
    expect(state, 'the token is in the history only while the page is away').not.toContain('carried');

    const other = await page.context().newPage();
    await other.goto('/dashboard');
    await other.waitForURL('**/login**');
    await page.getByRole('button', { name: `Menu of ${player.name}` }).click();
    await page.getByRole('menuitem', { name: /log ?out|sign out/i }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.reload();
    await expect(page.getByRole('button', { name: `Menu of ${player.name}` })).toHaveCount(0);
  });
}
