/** States of a screen that come from faked responses, and the responses for its `before`. They change no league. */
import type { Page } from '@playwright/test';
import type { Screen } from './screen.js';

export const respondWith =
  (path: string, json: unknown, status = 200) =>
  (page: Page) =>
    page.route(path, (route) => route.fulfill({ status, json }));

export const fails = (path: string) => respondWith(path, {}, 503);

/** The response never comes, so that the page stays in its loading state. */
export const never = (path: string) => (page: Page) => page.route(path, () => new Promise(() => undefined));

/** No message of the socket, which would send the server's own list. Expect the errors `SOCKET`. */
export async function withoutSocket(page: Page): Promise<void> {
  await page.routeWebSocket('**/socket.io/**', () => undefined);
  await fails('**/socket.io/**')(page);
}
export const SOCKET = [/status of 503/, /socket\.io/];

/** A change that is sent nevertheless fails, with an error that no screen expects. */
export const sendsNothing = (page: Page) =>
  page.route('**/api/**', (route) =>
    route.request().method() === 'GET' || /estimate|preview/.test(route.request().url())
      ? route.fallback()
      : route.abort(),
  );

type Place = Pick<Screen, 'name' | 'path' | 'as' | 'on'>;

/** A state in which this call fails: `draft/status*` */
export const failed = (place: Place, call: string, ...texts: (string | RegExp)[]): Screen => ({
  ...place,
  before: fails(`**/api/${call}`),
  expectErrors: [/status of 503/],
  texts,
});

/** A state in which this call takes long. */
export const loading = (place: Place, call: string): Screen => ({
  ...place,
  before: never(`**/api/${call}`),
  isWaiting: true,
});
