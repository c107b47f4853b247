/** Every screen in every state worth looking at: what is photographed, and checked by axe and for the texts of the specification. */
import type { Page } from '@playwright/test';
import { adminShellScreens } from './screens/admin-shell.js';
import { castawaysScreens } from './screens/castaways.js';
import { draftScreens } from './screens/draft.js';
import { insightsScreens } from './screens/insights.js';
import { managersScreens } from './screens/managers.js';
import { openNavigation } from './screens/open-navigation.js';
import { proofScreens } from './screens/proofs.js';
import { publicScreens } from './screens/public.js';
import { scoringScreens } from './screens/scoring.js';
import { fails, never } from './screens/responses.js';
import type { Screen } from './screens/screen.js';
import { smsManagerScreens } from './screens/sms-manager.js';
import { textsOnlyScreens } from './screens/texts-only.js';

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

const playerScreens: readonly Screen[] = [
  { name: 'landing', path: '/', ...visitor },
  {
    name: 'landing-question',
    path: '/',
    ...visitor,
    prepare: openLanding,
    texts: ['Take the Beware Advantage?', 'Yes', 'No'],
  },
  {
    name: 'landing-no',
    path: '/',
    ...visitor,
    prepare: answer('No', 'Better luck next time.'),
    texts: ['Better luck next time.', /host would be disappointed/, 'Try Again'],
  },
  {
    name: 'landing-yes',
    path: '/',
    ...visitor,
    prepare: answer('Yes', 'Congratulations!'),
    texts: [
      'Congratulations!',
      'Draft castaways, select one every week, and outscore the other players',
      /Text TORCH to \(\d{3}\) \d{3}-\d{4}/,
      'Sign Up',
      'Login',
    ],
  },
  { name: 'login', path: '/login', ...visitor, texts: ['Continue with Driftwood'] },
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
  { name: 'forgot-password', path: '/forgot-password', ...visitor, texts: ['Send reset link'] },
  { name: 'reset-password', path: '/reset-password?token=a-token', ...visitor },
  {
    name: 'reset-password-no-token',
    path: '/reset-password',
    ...visitor,
    texts: ['Invalid or expired reset token. Please request a new one.'],
  },
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
  {
    name: 'callback',
    path: '/callback?code=a&state=b',
    ...visitor,
    before: never('**/api/config'),
    texts: ['Authenticating...'],
  },
  {
    name: 'dashboard',
    path: '/dashboard',
    ...player,
    texts: [
      'Pick Your Week 7 Castaway',
      'Weekly Pick',
      /Select by Wednesday 5p PT/,
      'Leaderboard',
      'Tree Mail',
      'Complete Profile',
    ],
  },
  { name: 'dashboard-navigation', path: '/dashboard', ...player, prepare: openNavigation },
  {
    name: 'dashboard-new-player',
    path: '/dashboard',
    as: 'new-player',
    on: 'preseason',
    expectErrors: [/404 .*picks\/me/],
    texts: ['Pick Your Week 3 Castaway'],
  },
  {
    name: 'dashboard-failed',
    path: '/dashboard',
    ...player,
    before: fails('**/api/picks/me'),
    expectErrors: [/status of 503/],
    texts: ['Unable to load weekly picks right now.'],
  },
  { name: 'profile', path: '/profile', ...player },
  { name: 'profile-admin', path: '/profile', as: 'admin', on: 'season', texts: ['League Admin'] },
  { name: 'profile-before-season', path: '/profile', as: 'new-player', on: 'preseason' },
  {
    name: 'profile-late-player',
    path: '/profile',
    as: 'new-player',
    on: 'season',
    texts: [
      'Player',
      'Rankings',
      'Picks',
      'Leaderboard',
      'Game Tracker',
      'Rules & Scoring',
      'About',
      'Contact',
      /Text TORCH to \(\d{3}\) \d{3}-\d{4}/,
      /Torchbearer is in Beta\. Questions\? E-mail \S+@\S+\./,
    ],
  },
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
    texts: ["Remove your phone number? You'll no longer receive SMS notifications."],
  },
  {
    name: 'profile-sms',
    path: '/profile/sms',
    ...player,
    texts: [
      'PICK [name]',
      'BOARD or LEADERBOARD',
      'top 5',
      'STATUS',
      'TEAM',
      'HELP',
      'STOP',
      /A reminder SMS is sent if there is no pick by Wednesday (noon|\d+:\d\d [AP]M) PT/,
      /Text TORCH, or one of these, to \(\d{3}\) \d{3}-\d{4}/,
    ],
  },
  { name: 'profile-sms-no-phone', path: '/profile/sms', ...ranker },
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
    texts: ['Unable to load weekly picks right now.'],
  },
  { name: 'weekly-picks-one-week', path: '/weekly-picks?tab=all&week=6', ...player },
  {
    name: 'weekly-results',
    path: '/weekly-results',
    ...player,
    texts: ['Castaway', 'Tribe', 'Points', 'Week 6', 'Your pick'],
  },
  { name: 'weekly-results-empty', path: '/weekly-results', ...ranker, texts: ['No results posted yet.'] },
  {
    name: 'weekly-results-failed',
    path: '/weekly-results',
    ...player,
    before: fails('**/api/results'),
    expectErrors: [/status of 503/],
    texts: ['Unable to load weekly results.'],
  },
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
    // Nor over the socket, which would send the list after the next sign-up.
    before: async (page) => {
      await page.routeWebSocket('**/socket.io/**', () => undefined);
      await fails('**/socket.io/**')(page);
      await fails('**/api/league/standings')(page);
    },
    expectErrors: [/status of 503/, /socket\.io/],
    texts: ['Unable to load leaderboard right now.'],
  },
  {
    name: 'not-found',
    path: '/no-such-page',
    ...visitor,
    texts: ['404 - Page Not Found', "The page you're looking for doesn’t exist.", 'Return Home'],
  },
];

export const screens: readonly Screen[] = [
  ...playerScreens,
  ...proofScreens,
  ...publicScreens,
  ...castawaysScreens,
  ...adminShellScreens,
  ...insightsScreens,
  ...managersScreens,
  ...draftScreens,
  ...scoringScreens,
  ...smsManagerScreens,
  ...textsOnlyScreens,
];
