/** What a screen says while the service behind it is away. */
import type { Locator, Page } from '@playwright/test';
import type { League } from '../../league.js';

export interface Attempt {
  readonly act: (page: Page, league: League) => Promise<unknown>;
  /** Each of these words is to be seen then. */
  readonly says: readonly string[];
  /** A field that must hold afterwards what was put into it before. */
  readonly keeps?: readonly [field: (page: Page) => Locator, value: string];
}

export interface Outage {
  /** Which service is away. */
  readonly service: 'analytics' | 'feedback' | 'sms' | 'scoring' | 'picks' | 'league' | 'identity';
  readonly screen: string;
  /** A page of somebody who isn't signed in; an admin's otherwise. */
  readonly isPublic?: true;
  /** While everything is there: opens the screen and fills it in. */
  readonly open?: (page: Page, league: League) => Promise<unknown>;
  /** Once the service is away, one after the other. */
  readonly attempts: readonly Attempt[];
}
