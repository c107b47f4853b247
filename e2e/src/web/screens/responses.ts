/** Faked responses for a screen's state, for its `before`. They change no league. */
import type { Page } from '@playwright/test';

export const respondWith =
  (path: string, json: unknown, status = 200) =>
  (page: Page) =>
    page.route(path, (route) => route.fulfill({ status, json }));

export const fails = (path: string) => respondWith(path, {}, 503);

/** The response never comes, so that the page stays in its loading state. */
export const never = (path: string) => (page: Page) => page.route(path, () => new Promise(() => undefined));

/** The connection breaks, so that there is no message from the server. Expect the error `AWAY`. */
export const isAway = (path: string, method?: string) => (page: Page) =>
  page.route(path, (route) =>
    method === undefined || route.request().method() === method ? route.abort() : route.fallback(),
  );
export const AWAY = [/net::ERR_FAILED/];
