import { admin } from '../people.js';
import type { ScreenText } from './screen-text.js';

type Open = ScreenText['open'];

const rows = (where: string, open: Open, ...texts: ScreenText['text'][]): ScreenText[] =>
  texts.map((text) => ({ text, where, open }));

const insights: Open = async ({ openPage }, { season }) => {
  const page = await openPage(season, { as: await admin(season) });
  await page.goto('/admin');
  return page;
};

/** The server doesn't answer, so that it has no sentence of its own. */
const withoutStatistics: Open = async ({ openPage }, { season }) => {
  const page = await openPage(season, {
    as: await admin(season),
    expectErrors: [/net::ERR_FAILED/, /Failed to load analytics data:/],
  });
  await page.route('**/api/admin/stats', (route) => route.abort());
  await page.goto('/admin/analytics');
  return page;
};

export const insightsTexts: readonly ScreenText[] = [
  ...rows(
    'league insights',
    insights,
    'League Insights & Trends',
    'Overview',
    'Current Leaderboard',
    'Worst Castaways',
    /^Drafted by \d+ player\(s\)$/,
    'Win Probability Analysis',
    /^\d+ weeks done, \d+ remaining$/,
    'estimate',
    'Weekly Participation',
    'Scoring Trends',
    'Pick Accuracy',
    'Power Rankings',
  ),
  ...rows('league insights, statistics not loaded', withoutStatistics, 'Failed to load statistics'),
];
