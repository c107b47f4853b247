import type { Page } from 'playwright-core';
import type { TestBrowser } from '../browser.js';
import type { WebLeague, WebLeagues } from '../league.js';
import { admin } from '../people.js';
import type { ScreenText } from './screen-text.js';

const NOBODY = '/castaway/00000000-0000-4000-8000-000000000000';

const tracker = async ({ openPage }: TestBrowser, league: WebLeague, search = ''): Promise<Page> => {
  const page = await openPage(league);
  await page.goto(`/game-tracker${search}`);
  return page;
};

const firstCastaway = (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('listitem').getByRole('link').first().click();

const broken = async (
  { openPage }: TestBrowser,
  { season }: WebLeagues,
  call: string,
  path: string,
): Promise<Page> => {
  const page = await openPage(season, { expectErrors: [/ERR_FAILED/] });
  await page.route(call, (route) => route.abort());
  await page.goto(path);
  return page;
};

const rows = (where: string, open: ScreenText['open'], ...texts: ScreenText['text'][]): ScreenText[] =>
  texts.map((text) => ({ text, where, open }));

export const castawaysTexts: readonly ScreenText[] = [
  ...rows(
    'game tracker, for a visitor',
    (browser, { season }) => tracker(browser, season),
    'Game Tracker',
    /Total castaways/,
    /Still in game/,
    /Active tribes/,
    'All',
    'Active',
    'Eliminated',
    /[a-z] • [A-Z]/,
  ),
  ...rows(
    'game tracker before anybody is out',
    (browser, { preseason }) => tracker(browser, preseason, '?show=eliminated'),
    'Nobody is eliminated yet.',
  ),
  ...rows(
    'game tracker, the server away',
    (browser, house) => broken(browser, house, '**/api/castaways', '/game-tracker'),
    'Failed to load castaways',
  ),
  ...rows(
    'castaway, for an admin',
    async ({ openPage }, { season }) => {
      const page = await openPage(season, { as: await admin(season) });
      await page.goto('/game-tracker');
      await firstCastaway(page);
      return page;
    },
    'Back',
    'Owned By',
    /\w+@\w+\.\w+/,
    'Total Points',
    'Average Per Week',
    'Cumulative Points',
    'Weekly Performance',
    /Week 1 Not Ranked Week 2 Not Ranked Week 3 -?\d+/,
    'Week 13',
  ),
  ...rows(
    'castaway, for a visitor',
    async (browser, { season }) => {
      const page = await tracker(browser, season);
      await firstCastaway(page);
      return page;
    },
    'Owned By',
    /\w…@\w+\.\w+/,
  ),
  ...rows(
    'castaway before the draft',
    async (browser, { preseason }) => {
      const page = await tracker(browser, preseason);
      await firstCastaway(page);
      return page;
    },
    'Owned By',
    'Nobody yet.',
    'No points yet.',
    'Not Ranked',
  ),
  ...rows(
    'a castaway that does not exist',
    async ({ openPage }, { season }) => {
      const page = await openPage(season, { expectErrors: [/404 /] });
      await page.goto(NOBODY);
      return page;
    },
    'Castaway not found',
    'Back',
  ),
  ...rows(
    'castaway, the server away',
    (browser, house) => broken(browser, house, '**/api/castaways/**', NOBODY),
    'Failed to load castaway details',
    'Back',
  ),
];
