import type { Page } from '@playwright/test';
import type { LeagueName } from '../league.js';

export interface Screen {
  /** In file names and test names: `leaderboard-members`. */
  readonly name: string;
  readonly path: string;
  /**
   * `player`: Coral of the sample season; in the preseason a player who has seen the welcome. `new-player`: a player
   * who has just signed up.
   */
  readonly as: 'visitor' | 'player' | 'new-player' | 'admin';
  readonly on: LeagueName;
  /** Before the page loads: to hold back or replace a response. */
  before?(page: Page): Promise<unknown>;
  /** Once the page is loaded: brings it into the state. */
  prepare?(page: Page): Promise<unknown>;
  /** The texts that the specification quotes, verbatim; a RegExp for those with a figure or a name. */
  readonly texts?: readonly (string | RegExp)[];
  /** What it must not say. */
  readonly lacks?: readonly (string | RegExp)[];
  /** Only its texts matter: another state shows everything else. */
  readonly textsOnly?: true;
  /** Something stays in its loading state. */
  readonly isWaiting?: boolean;
  /** Console errors that the page may show in this state. */
  readonly expectErrors?: readonly RegExp[];
}
