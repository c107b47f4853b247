/** The errors of a page, collected so that a test can fail for them. */
import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test';

export interface PageErrors {
  /** Those that the test does not expect, in order; each with its text and place. */
  unexpected(): readonly string[];
  /** Expects errors that match, including earlier ones. */
  expect(...patterns: readonly RegExp[]): void;
  /** Ignores what comes from now on. */
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
  const onConsole = (message: ConsoleMessage): void => {
    const isViolation = /Content.Security.Policy/i.test(message.text());
    if (message.type() !== 'error' && !isViolation) return;
    all.push(`${message.text()} (${message.location().url}, on ${message.page()?.url() ?? 'no page'})`);
  };
  const onError = (uncaught: WebError): void => {
    const error = uncaught.error();
    all.push(`${error.stack ?? error.message} (on ${uncaught.page()?.url() ?? 'no page'})`);
  };
  context.on('console', onConsole);
  context.on('weberror', onError);
  return {
    unexpected: () => all.filter((line) => !patterns.some((pattern) => pattern.test(line))),
    expect: (...more) => void patterns.push(...more),
    stop: () => {
      context.off('console', onConsole);
      context.off('weberror', onError);
    },
  };
}
