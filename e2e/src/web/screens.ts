/** Every screen in every state worth looking at: what is photographed, and held against axe. */
import type { Page } from 'playwright-core';
import { adminShellScreens } from './screens/admin-shell.js';
import { castawaysScreens } from './screens/castaways.js';
import { draftScreens } from './screens/draft.js';
import { insightsScreens } from './screens/insights.js';
import { managersScreens } from './screens/managers.js';
import { openNavigation } from './screens/open-navigation.js';
import { proofScreens } from './screens/proofs.js';
import { publicScreens } from './screens/public.js';
import { scoringScreens } from './screens/scoring.js';
import type { Screen } from './screens/screen.js';
import { smsManagerScreens } from './screens/sms-manager.js';

const visitor = { as: 'visitor', on: 'season' } as const;
const player = { as: 'player', on: 'season' } as const;
const ranker = { as: 'player', on: 'preseason' } as const;

const openLanding = (page: Page) => page.getByRole('main').getByRole('button').first().click();
const answer = (word: 'Yes' | 'No', shows: string) => async (page: Page) => {
  await openLanding(page);
  await page.getByRole('button', { name: word, exact: true }).click();
  await page.getByText(shows).waitFor();
};
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();
/** So that it is seen what is shown while these answers are on the way. */
const never = (path: string) => (page: Page) => page.route(path, () => new Promise(() => undefined));
const fails = (path: string) => (page: Page) =>
  page.route(path, (route) => route.fulfill({ status: 503, json: {} }));

export const playerScreens: readonly Screen[] = [
  { name: 'landing', path: '/', ...visitor },
  { name: 'landing-question', path: '/', ...visitor, prepare: openLanding },
  { name: 'landing-no', path: '/', ...visitor, prepare: answer('No', 'Better luck next time.') },
  { name: 'landing-yes', path: '/', ...visitor, prepare: answer('Yes', 'Congratulations!') },
  { name: 'login', path: '/login', ...visitor },
  {
    name: 'login-failed',
    path: '/login',
    ...visitor,
    prepare: async (page) => {
      await page.getByLabel('Email').fill('nobody@example.com');
      await page.getByLabel('Password', { exact: true }).fill('not-it');
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await page.getByRole('alert').waitFor();
    },
    expectErrors: [/status of 4(01|29)/],
  },
  { name: 'signup', path: '/signup', ...visitor },
  {
    name: 'signup-faulty',
    path: '/signup',
    ...visitor,
    prepare: (page) => page.getByRole('button', { name: 'Sign Up', exact: true }).click(),
  },
  { name: 'forgot-password', path: '/forgot-password', ...visitor },
  { name: 'reset-password', path: '/reset-password?token=a-token', ...visitor },
  { name: 'reset-password-no-token', path: '/reset-password', ...visitor },
  { name: 'confirm-email', path: '/confirm-email#token=a-token', ...visitor },
  { name: 'confirm-email-no-token', path: '/confirm-email', ...visitor },
  {
    name: 'confirm-email-invalid',
    path: '/confirm-email#token=a-token',
    ...visitor,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Confirm email' }).click();
      await page.getByRole('alert').waitFor();
    },
    expectErrors: [/status of 400/],
  },
  { name: 'revert-email', path: '/revert-email#token=a-token', ...visitor },
  { name: 'callback', path: '/callback?code=a&state=b', ...visitor, before: never('**/api/config') },
  { name: 'dashboard', path: '/dashboard', ...player },
  { name: 'dashboard-navigation', path: '/dashboard', ...player, prepare: openNavigation },
  {
    name: 'dashboard-new-player',
    path: '/dashboard',
    as: 'new-player',
    on: 'preseason',
    expectErrors: [/404 .*picks\/me/],
  },
  {
    name: 'dashboard-failed',
    path: '/dashboard',
    ...player,
    before: fails('**/api/picks/me'),
    expectErrors: [/status of 503/],
  },
  { name: 'profile', path: '/profile', ...player },
  { name: 'profile-admin', path: '/profile', as: 'admin', on: 'season' },
  { name: 'profile-before-season', path: '/profile', as: 'new-player', on: 'preseason' },
  { name: 'profile-late-player', path: '/profile', as: 'new-player', on: 'season' },
  {
    name: 'profile-failed',
    path: '/profile',
    ...player,
    before: (page) => Promise.all([fails('**/api/league/history/me')(page), fails('**/api/draft/me')(page)]),
    prepare: (page) => page.getByText('Unable to load your season right now.').waitFor(),
    expectErrors: [/status of 503/],
  },
  {
    name: 'profile-receipt',
    path: '/profile',
    ...player,
    prepare: (page) => page.getByText('Receipt: check the draft yourself').click(),
  },
  { name: 'profile-edit', path: '/profile/edit', ...player },
  {
    name: 'profile-edit-too-long',
    path: '/profile/edit',
    ...player,
    prepare: (page) => page.getByLabel('Favorite castaway').fill('x'.repeat(36)),
  },
  {
    name: 'profile-edit-other-email',
    path: '/profile/edit',
    as: 'new-player',
    on: 'season',
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Email' }).fill('another@example.com');
      await page.getByLabel('Current password').first().waitFor();
    },
  },
  {
    name: 'profile-edit-pending-email',
    path: '/profile/edit',
    as: 'new-player',
    on: 'season',
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Email' }).fill(`moved-${Date.now()}@example.com`);
      await page.getByRole('button', { name: 'Save profile' }).click();
      await page.getByText('Open the link that we sent to').waitFor();
    },
  },
  {
    name: 'profile-edit-calendar',
    path: '/profile/edit',
    as: 'new-player',
    on: 'season',
    prepare: (page) => page.getByRole('button', { name: 'Make a new link' }).click(),
  },
  {
    name: 'profile-edit-sign-out-everywhere',
    path: '/profile/edit',
    ...player,
    prepare: (page) => page.getByRole('button', { name: 'Sign out everywhere' }).click(),
  },
  {
    name: 'profile-sms-remove',
    path: '/profile/sms',
    ...player,
    prepare: (page) => page.getByRole('button', { name: 'Remove' }).click(),
  },
  { name: 'profile-sms', path: '/profile/sms', ...player },
  { name: 'profile-sms-no-phone', path: '/profile/sms', ...ranker },
  { name: 'preseason-rank', path: '/preseason-rank', ...ranker },
  {
    name: 'preseason-rank-text',
    path: '/preseason-rank',
    ...ranker,
    prepare: (page) => page.getByText('Text Entry', { exact: true }).click(),
  },
  { name: 'preseason-rank-welcome', path: '/preseason-rank', as: 'new-player', on: 'preseason' },
  { name: 'preseason-rank-locked', path: '/preseason-rank', ...player },
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
  },
  {
    name: 'preseason-rank-failed',
    path: '/preseason-rank',
    ...ranker,
    before: fails('**/api/rankings/me'),
    expectErrors: [/status of 503/],
  },
  { name: 'weekly-picks', path: '/weekly-picks', ...player },
  { name: 'weekly-picks-all', path: '/weekly-picks', ...player, prepare: tab('All Picks') },
  { name: 'weekly-picks-no-week', path: '/weekly-picks', ...ranker, expectErrors: [/404 .*picks\/me/] },
  { name: 'weekly-picks-no-roster', path: '/weekly-picks', as: 'new-player', on: 'season' },
  { name: 'weekly-picks-admin', path: '/weekly-picks', as: 'admin', on: 'season' },
  {
    name: 'weekly-picks-failed',
    path: '/weekly-picks',
    ...player,
    before: fails('**/api/picks/me'),
    expectErrors: [/status of 503/],
  },
  { name: 'weekly-picks-one-week', path: '/weekly-picks?tab=all&week=6', ...player },
  { name: 'weekly-results', path: '/weekly-results', ...player },
  { name: 'weekly-results-empty', path: '/weekly-results', ...ranker },
  {
    name: 'weekly-results-failed',
    path: '/weekly-results',
    ...player,
    before: fails('**/api/results'),
    expectErrors: [/status of 503/],
  },
  { name: 'leaderboard', path: '/leaderboard', ...player },
  { name: 'leaderboard-picks', path: '/leaderboard', ...player, prepare: tab('Weekly Picks') },
  { name: 'leaderboard-members', path: '/leaderboard', ...player, prepare: tab('League Members') },
  {
    name: 'leaderboard-members-without-emails',
    path: '/leaderboard',
    ...player,
    before: async (page) => {
      await page.routeWebSocket('**/socket.io/**', () => undefined);
      await fails('**/socket.io/**')(page);
      await page.route('**/api/league/standings', async (route) => {
        const entries = (await (await route.fetch()).json()) as object[];
        await route.fulfill({ json: entries.map((entry) => ({ ...entry, email: null })) });
      });
    },
    prepare: tab('League Members'),
    expectErrors: [/status of 503/, /socket\.io/],
  },
  { name: 'leaderboard-empty', path: '/leaderboard', ...ranker },
  {
    name: 'leaderboard-failed',
    path: '/leaderboard',
    ...player,
    // Nor over the socket, which would bring the list as soon as somebody signs up.
    before: async (page) => {
      await page.routeWebSocket('**/socket.io/**', () => undefined);
      await fails('**/socket.io/**')(page);
      await fails('**/api/league/standings')(page);
    },
    expectErrors: [/status of 503/, /socket\.io/],
  },
  { name: 'not-found', path: '/no-such-page', ...visitor },
];

export const adminScreens: readonly Screen[] = [
  ...adminShellScreens,
  ...insightsScreens,
  ...managersScreens,
  ...draftScreens,
  ...scoringScreens,
  ...smsManagerScreens,
];

export { proofScreens };
export const informationScreens: readonly Screen[] = [...publicScreens, ...castawaysScreens];

export const screens: readonly Screen[] = [
  ...playerScreens,
  ...proofScreens,
  ...informationScreens,
  ...adminScreens,
];
