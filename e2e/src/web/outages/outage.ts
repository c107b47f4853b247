/** What a screen shows while its service is away. */
import type { Locator, Page } from '@playwright/test';
import type { League } from '../../league.js';

export interface Attempt {
  readonly act: (page: Page, league: League) => Promise<unknown>;
  /** Each of these texts must be shown then. */
  readonly says: readonly string[];
  /** A field that must retain its input. */
  readonly keeps?: readonly [field: (page: Page) => Locator, value: string];
}

export interface Outage {
  /** The service that is away. */
  readonly service: 'analytics' | 'feedback' | 'sms' | 'scoring' | 'picks' | 'league' | 'identity';
  readonly screen: string;
  /** A visitor's page; by default an admin's. */
  readonly isPublic?: true;
  /** While everything is up: opens the screen and fills it in. */
  readonly open?: (page: Page, league: League) => Promise<unknown>;
  /** Once the service is away, one after the other. */
  readonly attempts: readonly Attempt[];
}
