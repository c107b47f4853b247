/** What a page complains about, kept so that a test can fail for it. */
import type { BrowserContext, Page } from 'playwright-core';

export interface Complaints {
  /** Those that nobody expects, in order; each says what and where. */
  unexpected(): readonly string[];
  /** From now on, and looking back, complaints that match are none. */
  expect(...patterns: readonly RegExp[]): void;
  /** Of pages that are opened from now on. */
  stop(): void;
}

/** That nobody is signed in is a visitor's normal answer, which the browser reports all the same. */
const VISITOR = /status of 401 .*\/api\/auth\/me/;

/**
 * Listens to all pages of a context: errors on the console (failed loads and violations of the content security
 * policy are among them) and errors that no script caught.
 */
export function watchComplaints(context: BrowserContext, expected: readonly RegExp[] = []): Complaints {
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
