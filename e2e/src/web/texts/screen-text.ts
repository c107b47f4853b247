/** A text of the specification, and where a person meets it. */
import type { Page } from 'playwright-core';
import type { TestBrowser } from '../browser.js';
import type { WebLeagues } from '../league.js';

export interface ScreenText {
  /** Exactly as written; a RegExp where there is a figure or a name in it. */
  readonly text: string | RegExp;
  /** Which screen and state: 'login, wrong password'. */
  readonly where: string;
  /** Opens that state; the text is then waited for: visible on the page, a label, a placeholder or a browser's dialog. */
  open(browser: TestBrowser, leagues: WebLeagues): Promise<Page>;
}
