/** Opens a screen of the table. */
import type { Page } from '@playwright/test';
import type { SignedIn } from '../api.js';
import type { WebLeague } from './league.js';
import { shareTabs, type OpenedPage, type PageOptions, type SharedTabs } from './open-page.js';
import { admin, newPlayer, samplePlayer } from './people.js';
import type { Screen } from './screens/screen.js';
import { untilStable } from './stable.js';
import { expectNoErrors, test as base } from './test.js';

export interface Visits {
  /** The screen once everything has loaded and stopped moving; the caller gives it back. */
  to(screen: Screen, league: Pick<WebLeague, 'url'>, options?: PageOptions): Promise<OpenedPage>;
}

/**
 * @param open opens a page of a league
 * @param asPlayer the `player`, if not the sample season's first
 */
export function startVisits(
  open: (url: string, options: PageOptions) => Promise<OpenedPage>,
  asPlayer?: () => Promise<SignedIn>,
): Visits {
  const people = new Map<string, Promise<SignedIn>>();
  const person = ({ as, on }: Screen, league: Pick<WebLeague, 'url'>) => {
    if (as === 'visitor') return undefined;
    const key = `${as} on ${on}`;
    const found = people.get(key) ?? signIn(as, on, league);
    people.set(key, found);
    return found;
  };
  const signIn = async (as: Screen['as'], on: Screen['on'], league: Pick<WebLeague, 'url'>) => {
    if (as === 'admin') return await admin(league);
    if (as === 'player' && on === 'season') return await (asPlayer?.() ?? samplePlayer(league));
    const player = await newPlayer(league);
    if (as === 'player') await player.client.markWelcomeSeen({ body: {} });
    return player;
  };
  return {
    async to(screen, league, options) {
      const as = await person(screen, league);
      const expectErrors = screen.expectErrors ?? [];
      const opened = await open(league.url, {
        expectErrors,
        ...options,
        as,
      });
      try {
        await screen.before?.(opened.page);
        await opened.page.goto(screen.path);
        await untilStable(opened.page, screen);
        await screen.prepare?.(opened.page);
        await untilStable(opened.page, screen);
      } catch (error) {
        await opened.context.close();
        throw error;
      }
      return opened;
    },
  };
}

interface WorkerFixtures {
  tabs: SharedTabs;
  visits: Visits;
}

export const test = base.extend<
  { visit: (screen: Screen, league: Pick<WebLeague, 'url'>, options?: PageOptions) => Promise<Page> },
  WorkerFixtures
>({
  tabs: [
    async ({ browser }, use) => {
      await use(shareTabs(browser));
    },
    { scope: 'worker' },
  ],
  visits: [
    async ({ tabs }, use) => {
      await use(startVisits((...args) => tabs.open(...args)));
    },
    { scope: 'worker' },
  ],
  visit: async ({ tabs, visits }, use) => {
    const opened: OpenedPage[] = [];
    await use(async (...args) => {
      const one = await visits.to(...args);
      opened.push(one);
      return one.page;
    });
    expectNoErrors(opened);
    await Promise.all(opened.map((one) => tabs.giveBack(one)));
  },
});
