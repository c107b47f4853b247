/** Opens a screen of the table. */
import type { Page } from '@playwright/test';
import type { SignedIn } from '../api.js';
import type { WebLeague } from './league.js';
import { shareContexts, type OpenedPage, type PageOptions, type SharedContexts } from './open-page.js';
import { admin, newPlayer, samplePlayer } from './people.js';
import type { Screen } from './screens/screen.js';
import { untilStable } from './stable.js';
import { expectNoErrors, test as base } from './test.js';

export interface Visits {
  /** The screen once everything has loaded and stopped moving; the caller closes its context. */
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
        reducedMotion: true,
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
  contexts: SharedContexts;
  visits: Visits;
}

export const test = base.extend<
  { visit: (screen: Screen, league: Pick<WebLeague, 'url'>, options?: PageOptions) => Promise<Page> },
  WorkerFixtures
>({
  contexts: [
    async ({ browser }, use) => {
      await use(shareContexts(browser));
    },
    { scope: 'worker' },
  ],
  visits: [
    async ({ contexts }, use) => {
      await use(startVisits((...args) => contexts.open(...args)));
    },
    { scope: 'worker' },
  ],
  visit: async ({ contexts, visits }, use) => {
    const opened: OpenedPage[] = [];
    await use(async (...args) => {
      const one = await visits.to(...args);
      opened.push(one);
      return one.page;
    });
    expectNoErrors(opened);
    await Promise.all(opened.map((one) => contexts.giveBack(one)));
  },
});
