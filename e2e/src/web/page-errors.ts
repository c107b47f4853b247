/** The errors of a page, collected so that a test can fail for them. */
import type { BrowserContext, Page } from '@playwright/test';

export interface PageErrors {
  /** Those that the test does not expect, in order; each with its text and place. */
  unexpected(): readonly string[];
  /** Expects errors that match, including earlier ones. */
  expect(...patterns: readonly RegExp[]): void;
  /** Ignores pages that open from now on. */
  stop(): void;
}

/** The browser reports a visitor's request for the account, which correctly gets a 401. */
const VISITOR = /status of 401 .*\/api\/auth\/me/;

/**
 * Collects from all pages of a context: console errors (including failed loads and violations of the content security
 * policy) and uncaught errors.
 */
export function watchPageErrors(context: BrowserContext, expected: readonly RegExp[] = []): PageErrors {
  const patterns = [VISITOR, ...expected];
  const all: string[] = [];
  const listen = (page: Page): void => {
    page.on('console', (message) => {
      const isViolation = /Content.Security.Policy/i.test(message.text());
      if (message.type() !== 'error' && !isViolation) return;
      all.push(`${message.text()} (${message.location().url}, on ${page.url()})`);
    });
    page.on('pageerror', (error) => all.push(`${error.stack ?? error.message} (on ${page.url()})`));
    page.on('crash', () => all.push(`the page crashed (on ${page.url()})`));
  };
  context.on('page', listen);
  return {
    unexpected: () => all.filter((line) => !patterns.some((pattern) => pattern.test(line))),
    expect: (...more) => void patterns.push(...more),
    stop: () => void context.off('page', listen),
  };
}
