/** What the server answers in a state of a screen, for its `before`. No league is changed for it. */
import type { Page } from '@playwright/test';

export const answers =
  (path: string, json: unknown, status = 200) =>
  (page: Page) =>
    page.route(path, (route) => route.fulfill({ status, json }));

export const fails = (path: string) => answers(path, {}, 503);

/** The answer never comes, so that the page goes on waiting for it. */
export const never = (path: string) => (page: Page) => page.route(path, () => new Promise(() => undefined));

/** The connection breaks, so that the server has no sentence of its own to show. Expect the error `AWAY`. */
export const isAway = (path: string, method?: string) => (page: Page) =>
  page.route(path, (route) =>
    method === undefined || route.request().method() === method ? route.abort() : route.fallback(),
  );
export const AWAY = [/net::ERR_FAILED/];
