import type { WinProbabilities } from '@torchbearer/contract';
import type { Page } from '@playwright/test';
import { fails, loading } from './responses.js';
import type { Screen } from './screen.js';

const admin = { as: 'admin', on: 'season' } as const;

const all = (name: string) => async (page: Page) => {
  const card = page.getByRole('region', { name });
  await card.getByRole('button', { name: /^Show all/ }).click();
  await card.getByRole('table').waitFor();
};

/** A league with that many players. */
const chancesOf = (players: number) => (page: Page) =>
  page.route('**/api/admin/analytics/win-probability', async (route) => {
    const response = await route.fetch();
    const figures = (await response.json()) as WinProbabilities;
    const probabilities = Array.from({ length: players }, (_, n) => ({
      ...figures.probabilities[n % figures.probabilities.length],
      userId: String(n),
    }));
    await route.fulfill({ response, json: { ...figures, probabilities } });
  });

/** They are created when they come near the viewport. */
const charts = async (page: Page) => {
  for (const name of [
    'Win Probability Analysis',
    'Weekly Participation',
    'Scoring Trends',
    'Power Rankings',
  ]) {
    const chart = page.getByRole('region', { name, exact: true });
    await chart.scrollIntoViewIfNeeded();
    await chart.locator('.highcharts-root').waitFor();
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
};

export const insightsScreens: readonly Screen[] = [
  {
    name: 'insights',
    path: '/admin',
    ...admin,
    prepare: charts,
    texts: [
      'League Insights & Trends',
      'Overview',
      'Current Leaderboard',
      'Worst Castaways',
      /Drafted by \d+ player\(s\)/,
      'Win Probability Analysis',
      /\d+ weeks done, \d+ remaining/,
      'estimate',
      'Weekly Participation',
      'Scoring Trends',
      'Pick Accuracy',
      'Power Rankings',
    ],
  },
  { name: 'insights-empty', path: '/admin/analytics', as: 'admin', on: 'preseason' },
  loading({ name: 'insights-loading', path: '/admin', ...admin }, 'admin/analytics'),
  { name: 'insights-all-powers', path: '/admin', ...admin, prepare: all('Power Rankings') },
  {
    name: 'insights-many-chances',
    path: '/admin',
    ...admin,
    before: chancesOf(120),
    prepare: charts,
  },
  {
    // More than there are bars for.
    name: 'insights-all-chances',
    path: '/admin',
    ...admin,
    before: chancesOf(1_200),
    prepare: all('Win Probability Analysis'),
  },
  {
    name: 'insights-arrange',
    path: '/admin',
    ...admin,
    prepare: (page) => page.getByRole('button', { name: 'Arrange Power Rankings' }).click(),
  },
  {
    name: 'insights-failed',
    path: '/admin',
    ...admin,
    before: (page) =>
      Promise.all([
        fails('**/api/admin/stats')(page),
        fails('**/api/admin/analytics/win-probability')(page),
        fails('**/api/admin/analytics')(page),
      ]),
    prepare: (page) => page.getByText('Failed to load statistics').waitFor(),
    expectErrors: [/status of 503/, /Failed to load analytics data:/],
    texts: ['Failed to load statistics'],
  },
];
