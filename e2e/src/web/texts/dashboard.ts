import type { TestBrowser } from '../browser.js';
import type { WebLeagues } from '../league.js';
import { newPlayer, samplePlayer } from '../people.js';
import type { ScreenText } from './screen-text.js';

const inSeason = async ({ openPage }: TestBrowser, { season }: WebLeagues) => {
  const page = await openPage(season, { as: await samplePlayer(season, 10) });
  await page.goto('/dashboard');
  return page;
};

const beforeDraft = async ({ openPage }: TestBrowser, { preseason }: WebLeagues) => {
  const page = await openPage(preseason, {
    as: await newPlayer(preseason),
    expectErrors: [/404 .*picks\/me/],
  });
  await page.goto('/dashboard');
  return page;
};

/** A call of a league that is well refuses or fails only if it is answered here. */
const withAnswer =
  (path: string, status: number, json: unknown = {}) =>
  async ({ openPage }: TestBrowser, { season }: WebLeagues) => {
    const page = await openPage(season, {
      as: await samplePlayer(season, 10),
      expectErrors: [new RegExp(`status of ${String(status)}`)],
    });
    await page.route(`**${path}`, (route) => route.fulfill({ status, json }));
    await page.goto('/dashboard');
    return page;
  };

const noActiveWeek = { error: 'No active week is available yet.', code: 'NO_ACTIVE_WEEK' };

const rows = (where: string, open: ScreenText['open'], ...texts: ScreenText['text'][]): ScreenText[] =>
  texts.map((text) => ({ text, where, open }));

export const dashboardTexts: readonly ScreenText[] = [
  ...rows(
    'dashboard, week open',
    inSeason,
    'Pick Your Week 7 Castaway',
    'Weekly Pick',
    /Select by Wednesday 5p PT/,
    'Leaderboard',
    'Tree Mail',
    'Complete Profile',
  ),
  ...rows('dashboard before the draft', beforeDraft, 'Pick Your Week 3 Castaway'),
  ...rows(
    'dashboard, no week active',
    withAnswer('/api/picks/me', 404, noActiveWeek),
    'No active week is available yet.',
  ),
  ...rows(
    'dashboard, picks away',
    withAnswer('/api/picks/me', 503),
    'Unable to load weekly picks right now.',
  ),
  ...rows(
    'dashboard, leaderboard away',
    withAnswer('/api/league/standings', 503),
    'Unable to load leaderboard right now.',
  ),
];
