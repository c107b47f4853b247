import type { Page } from '@playwright/test';
import type { LeagueName } from '../league.js';

export interface Screen {
  /** In file names and test names: `leaderboard-members`. */
  readonly name: string;
  readonly path: string;
  /**
   * `player`: Coral of the sample season; in the preseason somebody who has seen the welcome. `new-player`: somebody
   * who signed up this moment.
   */
  readonly as: 'visitor' | 'player' | 'new-player' | 'admin';
  readonly on: LeagueName;
  /** Before the page is asked for: to hold back an answer, or give another. */
  before?(page: Page): Promise<unknown>;
  /** Once the page is there: brings it into the state. */
  prepare?(page: Page): Promise<unknown>;
  /** What the specification quotes, word for word; a RegExp where there is a figure or a name in it. */
  readonly texts?: readonly (string | RegExp)[];
  /** Only its texts are of interest: what else there is to see, another state shows. */
  readonly textsOnly?: true;
  /** Something is still on its way in this state, and stays so. */
  readonly isWaiting?: boolean;
  /** What the page may say on its console in this state. */
  readonly expectErrors?: readonly RegExp[];
}
