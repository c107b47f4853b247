/** Ranking, picks, results and the leaderboard, as players see them. */
import type { Page } from '@playwright/test';
import { changeResponse } from '../change-response.js';
import { failed, fails, SOCKET, withoutSocket } from './responses.js';
import type { Screen } from './screen.js';

const player = { as: 'player', on: 'season' } as const;
const ranker = { as: 'player', on: 'preseason' } as const;
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();

export const gameScreens: readonly Screen[] = [
  {
    name: 'preseason-rank',
    path: '/preseason-rank',
    ...ranker,
    texts: [
      'Rankings Deadline',
      'Draft',
      'Your Castaways Loaded',
      'Weekly Pick Deadline',
      /Wednesday 5:00 PM PT/,
      'Click and drag castaways to reorder your rankings',
      'Drag & Drop',
      'Text Entry',
      /\d+ castaways to rank/,
      'Save Rankings',
    ],
  },
  {
    name: 'preseason-rank-text',
    path: '/preseason-rank',
    ...ranker,
    prepare: (page) => page.getByText('Text Entry', { exact: true }).click(),
    texts: [
      /Enter castaway names in order of your ranking \(1-\d+\), one per line\. Names must match exactly\./,
      'Apply Rankings',
    ],
  },
  {
    name: 'preseason-rank-welcome',
    path: '/preseason-rank',
    as: 'new-player',
    on: 'preseason',
    texts: ['Beware Advantage'],
  },
  {
    name: 'preseason-rank-locked',
    path: '/preseason-rank',
    ...player,
    texts: [
      'Preseason Rankings - Locked',
      'Rankings are now locked.',
      /The draft is completed, castaways were assigned from the rankings, and editing is no longer available\./,
    ],
  },
  {
    name: 'preseason-rank-receipt',
    path: '/preseason-rank',
    as: 'player',
    on: 'season',
    prepare: async (page) => {
      await page.getByText('Receipt: check the draft yourself').click();
      await page.getByRole('button', { name: 'Replay it' }).click();
      await page.getByText('Replayed: everything is as the receipt says.').scrollIntoViewIfNeeded();
    },
  },
  { name: 'preseason-rank-locked-admin', path: '/preseason-rank', as: 'admin', on: 'season' },
  {
    name: 'preseason-rank-move',
    path: '/preseason-rank',
    ...ranker,
    prepare: (page) => page.getByRole('button', { name: /^3\. Move / }).click(),
  },
  {
    name: 'preseason-rank-bad-text',
    path: '/preseason-rank?mode=text',
    ...ranker,
    prepare: async (page) => {
      await page.getByRole('textbox').fill('Nobody');
      await page.getByRole('button', { name: 'Apply Rankings' }).click();
    },
    texts: ['Please enter exactly 18 castaway names (one per line)', 'Nobody'],
  },
  failed({ name: 'preseason-rank-failed', path: '/preseason-rank', ...ranker }, 'rankings/me'),
  { name: 'weekly-picks', path: '/weekly-picks', ...player },
  { name: 'weekly-picks-all', path: '/weekly-picks', ...player, prepare: tab('All Picks') },
  { name: 'weekly-picks-no-week', path: '/weekly-picks', ...ranker, expectErrors: [/404 .*picks\/me/] },
  { name: 'weekly-picks-no-roster', path: '/weekly-picks', as: 'new-player', on: 'season' },
  { name: 'weekly-picks-admin', path: '/weekly-picks', as: 'admin', on: 'season' },
  failed(
    { name: 'weekly-picks-failed', path: '/weekly-picks', ...player },
    'picks/me',
    'Unable to load weekly picks right now.',
  ),
  { name: 'weekly-picks-one-week', path: '/weekly-picks?tab=all&week=6', ...player },
  {
    name: 'weekly-results',
    path: '/weekly-results',
    ...player,
    texts: ['Castaway', 'Tribe', 'Points', 'Week 6', 'Your pick'],
  },
  {
    name: 'weekly-results-lines',
    path: '/weekly-results?week=5',
    ...player,
    prepare: async (page) => {
      const toggles = page.getByRole('button', { name: /, line by line$/ });
      await toggles.nth(0).click();
      await toggles.nth(1).click();
      await page
        .getByRole('list', { name: /, line by line$/ })
        .nth(1)
        .waitFor();
    },
    texts: [/They [a-z ]+/, /\+\d/, /PT/],
  },
  failed(
    { name: 'weekly-results-lines-failed', path: '/weekly-results', ...player },
    'results/lines*',
    'Unable to load what the points are made of.',
    'Try again',
    'Week 6',
  ),
  { name: 'weekly-results-empty', path: '/weekly-results', ...ranker, texts: ['No results posted yet.'] },
  failed(
    { name: 'weekly-results-failed', path: '/weekly-results', ...player },
    'results',
    'Unable to load weekly results.',
  ),
  {
    name: 'leaderboard',
    path: '/leaderboard',
    ...player,
    texts: [
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
    ],
  },
  {
    name: 'leaderboard-picks',
    path: '/leaderboard',
    ...player,
    prepare: tab('Weekly Picks'),
    texts: [/Week 6: \S/],
  },
  {
    name: 'leaderboard-members',
    path: '/leaderboard',
    ...player,
    prepare: tab('League Members'),
    texts: [/#\d+/, /\d+ pts/],
  },
  {
    name: 'leaderboard-members-without-emails',
    path: '/leaderboard',
    ...player,
    before: async (page) => {
      await withoutSocket(page);
      await changeResponse(page, '**/api/league/standings', (entries: object[]) =>
        entries.map((entry) => ({ ...entry, email: null })),
      );
    },
    prepare: tab('League Members'),
    expectErrors: SOCKET,
  },
  { name: 'leaderboard-empty', path: '/leaderboard', ...ranker },
  {
    name: 'leaderboard-failed',
    path: '/leaderboard',
    ...player,
    // Nor over the socket, which would send the list after the next sign-up.
    before: (page) => Promise.all([withoutSocket(page), fails('**/api/league/standings')(page)]),
    expectErrors: SOCKET,
    texts: ['Unable to load leaderboard right now.'],
  },
];
