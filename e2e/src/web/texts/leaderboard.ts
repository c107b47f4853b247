import type { Page } from 'playwright-core';
import type { TestBrowser } from '../browser.js';
import type { WebLeagues } from '../league.js';
import { newPlayer, samplePlayer } from '../people.js';
import type { ScreenText } from './screen-text.js';

type Before = (page: Page) => Promise<unknown>;

/** The sample season's leaderboard. */
const seen =
  (path = '/leaderboard', before?: Before) =>
  async ({ openPage, expectErrors }: TestBrowser, { season }: WebLeagues): Promise<Page> => {
    const page = await openPage(season, { as: await samplePlayer(season, 8) });
    expectErrors(page, /status of 503/);
    await before?.(page);
    await page.goto(path);
    return page;
  };

/** Nothing comes over the socket: it would bring the server's own list. */
const withoutSocket: Before = async (page) => {
  await page.routeWebSocket('**/socket.io/**', () => undefined);
  await page.route('**/socket.io/**', (route) => route.fulfill({ status: 503, json: {} }));
};

/** As `seen`, with another list than the server's: nobody of the sample season has lost everything. */
const withStandings = (...entries: object[]) =>
  seen('/leaderboard', async (page) => {
    await withoutSocket(page);
    await page.route('**/api/league/standings', (route) => route.fulfill({ json: entries }));
  });

const castaway = (name: string, eliminated: boolean) => ({
  castawayId: name,
  round: 1,
  castaway: { id: name, name, eliminated },
});
const robin = {
  id: 'robin',
  rank: 1,
  name: 'Robin Vale',
  email: 'robin@example.com',
  totalPoints: 42,
  avgPoints: 10.5,
  draftPicks: [castaway('Anouk Verhoeven', true)],
};

const failing =
  (path: string): Before =>
  async (page) => {
    await withoutSocket(page);
    await page.route(path, (route) => route.fulfill({ status: 503, json: {} }));
  };

const rows = (where: string, open: ScreenText['open'], ...texts: ScreenText['text'][]): ScreenText[] =>
  texts.map((text) => ({ text, where, open }));

export const leaderboardTexts: readonly ScreenText[] = [
  ...rows(
    'leaderboard',
    seen(),
    'Leaderboard',
    'Rankings are updated by noon every Thursday.',
    'League Overview',
    'Total Players',
    'Top Score',
    'Average Points',
    'Total Picks',
    'First Place Spotlight',
    'Current Leader',
    'Leading the pack',
    'Total Points',
    'Lead Margin',
    /\+\d+/,
    'Weeks in #1',
    'Live Rankings',
    'Weekly Picks',
    'League Members',
    'Rank',
    'Player',
    'Roster',
  ),
  ...rows('leaderboard, weekly picks', seen('/leaderboard?tab=picks'), /Week 6: \S/),
  ...rows('leaderboard, members', seen('/leaderboard?tab=members'), /#\d+/, /\d+ pts/),
  ...rows('leaderboard of a player without a roster', withStandings({ ...robin, draftPicks: [] }), '--'),
  ...rows('leaderboard of a player who has lost everybody', withStandings(robin), '🔥 The tribe has spoken.'),
  {
    text: 'No weekly picks yet.',
    where: 'leaderboard, weekly picks of a newcomer',
    open: async ({ openPage }, { season }) => {
      const player = await newPlayer(season);
      const page = await openPage(season, { as: player });
      await page.goto('/leaderboard?tab=picks');
      const { name } = await player.client.getMe();
      await page.getByRole('searchbox', { name: 'Find a player' }).fill(name);
      return page;
    },
  },
  ...rows('leaderboard of nobody', withStandings(), 'No leaderboard data available yet.'),
  ...rows(
    'leaderboard, the server failing',
    seen('/leaderboard', failing('**/api/league/standings')),
    'Unable to load leaderboard right now.',
  ),
  ...rows(
    'leaderboard, the picks failing',
    seen('/leaderboard?tab=picks', failing('**/api/picks/all')),
    'Unable to load weekly picks right now.',
  ),
];
