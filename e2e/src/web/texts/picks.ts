import type { AllPicks, MyPicks } from '@torchbearer/contract/client';
import type { Page } from 'playwright-core';
import type { TestBrowser } from '../browser.js';
import type { WebLeagues } from '../league.js';
import { newPlayer, samplePlayer } from '../people.js';
import type { ScreenText } from './screen-text.js';

/** Coral had an automatic pick last week, and has none of this week. */
const coral = async ({ openPage }: TestBrowser, { season }: WebLeagues, expectErrors: RegExp[] = []) =>
  await openPage(season, { as: await samplePlayer(season, 0), expectErrors });

const opened = async (page: Page, path = '/weekly-picks'): Promise<Page> => {
  await page.goto(path);
  return page;
};

/** Gives the page another answer of this call than the league's own. */
const changed = <Answer>(page: Page, path: string, change: (answer: Answer) => Answer) =>
  page.route(path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as Answer) });
  });

const submitted = async (page: Page): Promise<Page> => {
  await opened(page);
  await page.getByRole('radio', { disabled: false }).first().check();
  await page.getByRole('button', { name: 'Submit Pick' }).click();
  return page;
};

const rows = (where: string, open: ScreenText['open'], ...texts: ScreenText['text'][]): ScreenText[] =>
  texts.map((text) => ({ text, where, open }));

export const picksTexts: readonly ScreenText[] = [
  ...rows(
    'weekly picks, no pick yet',
    async (browser, leagues) => {
      const page = await opened(await coral(browser, leagues));
      await page.getByRole('radio', { disabled: false }).first().check();
      return page;
    },
    'My Picks',
    'All Picks',
    'Submit Pick',
    'SELECTED',
    'RECOMMENDED',
    'Based on last week...',
    '(Auto-selected)',
    'Important rules',
    /Pick by Wed, \w+ \d+, 5:00 PM PT \(/,
    'auto-selects the opposite castaway from last week',
    'Points are final once the episode airs at 10pm.',
  ),
  ...rows(
    'all picks',
    async (browser, leagues) => {
      const page = await coral(browser, leagues);
      await changed<AllPicks>(page, '**/api/picks/all', (all) => ({
        ...all,
        castaways: all.castaways.map((castaway) => ({ ...castaway, eliminated: true })),
      }));
      return await opened(page, '/weekly-picks?tab=all');
    },
    'All Weeks',
    '(eliminated)',
  ),
  ...rows(
    'weekly picks, after the deadline',
    async (browser, leagues) => {
      const page = await coral(browser, leagues);
      const picksCloseAt = new Date(Date.now() - 60_000).toISOString();
      await changed<MyPicks>(page, '**/api/picks/me', (mine) => ({
        ...mine,
        week: { ...mine.week, picksCloseAt },
      }));
      return await opened(page);
    },
    'Expired',
  ),
  ...rows(
    'weekly picks, no active week',
    async ({ openPage }, { preseason }) => {
      const expectErrors = [/status of 404/];
      return await opened(await openPage(preseason, { as: await newPlayer(preseason), expectErrors }));
    },
    'No active week is available yet.',
  ),
  ...rows(
    'weekly picks, the server away',
    async (browser, leagues) => {
      const page = await coral(browser, leagues, [/ERR_FAILED/]);
      await page.route('**/api/picks/me', (route) => route.abort());
      return await opened(page);
    },
    'Unable to load weekly picks right now.',
  ),
  ...rows(
    'submitting a pick, the server away',
    async (browser, leagues) => {
      const page = await coral(browser, leagues, [/ERR_FAILED/]);
      await page.route('**/api/picks/me', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.fallback(),
      );
      return await submitted(page);
    },
    'Submission failed. Try again.',
  ),
];
