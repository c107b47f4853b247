/** States whose texts the specification quotes, and that resemble others. */
import type { AllPicks, Draft, PicksDebug } from '@torchbearer/contract';
import { changeResponse } from '../change-response.js';
import { confirm } from '../controls.js';
import { failed, fails, respondWith, SOCKET, withoutSocket } from './responses.js';
import type { Screen } from './screen.js';
import { estimates, review } from './sms-manager.js';

const player = { as: 'player', on: 'season', textsOnly: true } as const;
const admin = { as: 'admin', on: 'season', textsOnly: true } as const;

const BLAST_ID = '2b9d6f10-4c3a-4e57-9f8b-1a0c5d7e3f62';
const BLAST = {
  ...{ blastId: BLAST_ID, message: 'Hi {name}', createdAt: '2026-11-19T19:12:44.120Z' },
  ...{ recipients: 8, waiting: 2, sent: 6, delivered: 0, failed: 0, skipped: [] },
};
const TIE = {
  user1: { id: 'one', name: 'Robin Vale', totalPoints: 9 },
  user2: { id: 'other', name: 'Alex Reed', totalPoints: 9 },
  summary: { user1Wins: 0, user2Wins: 0, ties: 1 },
  weeklyComparison: [{ week: 3, user1Points: 9, user2Points: 9, winner: 'tie' }],
};
const OF_UNKNOWN_AGE = {
  id: '7a0e4c1c-90f5-4f6e-8a5b-53b0c4a7d210',
  ...{ name: 'Juniper Hale', tribe: 'Ember', occupation: 'Beekeeper', age: null, hometown: null },
  ...{ imageUrl: '/images/placeholder.png', eliminated: false, eliminatedInWeek: null },
};

export const textsOnlyScreens: readonly Screen[] = [
  failed(
    { name: 'dashboard-leaderboard-failed', path: '/dashboard', ...player },
    'league/standings/me',
    'Unable to load leaderboard right now.',
  ),
  {
    name: 'menu-of-admin',
    path: '/nowhere',
    ...admin,
    prepare: (page) => page.getByRole('button', { name: 'Menu of' }).click(),
    texts: ['View Profile', 'Edit Profile', 'Admin Dashboard', 'Logout'],
  },
  {
    name: 'menu-in-admin-area',
    path: '/admin/stats',
    ...admin,
    prepare: (page) => page.getByRole('button', { name: 'Menu of' }).click(),
    texts: ['View Profile', 'Edit Profile', 'Logout'],
  },
  {
    name: 'leaderboard-of-nobody',
    path: '/leaderboard',
    ...player,
    before: (page) => Promise.all([withoutSocket(page), respondWith('**/api/league/standings', [])(page)]),
    expectErrors: SOCKET,
    texts: ['No leaderboard data available yet.'],
  },
  {
    name: 'leaderboard-picks-failed',
    path: '/leaderboard?tab=picks',
    ...player,
    before: (page) => Promise.all([withoutSocket(page), fails('**/api/picks/all')(page)]),
    expectErrors: SOCKET,
    texts: ['Unable to load weekly picks right now.'],
  },
  {
    name: 'weekly-picks-selected',
    path: '/weekly-picks',
    ...player,
    prepare: (page) => page.getByRole('radio', { disabled: false }).first().check(),
    texts: [
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
    ],
  },
  {
    name: 'weekly-picks-all-eliminated',
    path: '/weekly-picks?tab=all',
    ...player,
    before: (page) =>
      changeResponse(page, '**/api/picks/all', (all: AllPicks) => ({
        ...all,
        castaways: all.castaways.map((castaway) => ({ ...castaway, eliminated: true })),
      })),
    texts: ['All Weeks', '(eliminated)'],
  },
  {
    name: 'admin-sms-sent',
    path: '/admin/sms',
    ...admin,
    before: (page) =>
      Promise.all([
        estimates(8)(page),
        respondWith('**/api/sms/blast', { sentCount: 8, failedCount: 0, blastId: BLAST_ID })(page),
        respondWith(`**/api/sms/blast/${BLAST_ID}`, BLAST)(page),
      ]),
    prepare: async (page) => {
      await review(page);
      await confirm(page, 'Send now');
      // It disappears by itself.
      await page.getByText('SMS blast sent to 8 recipients', { exact: true }).waitFor();
    },
    texts: ['Blast on its way'],
  },
  {
    name: 'admin-head-to-head-tie',
    path: '/admin/head-to-head?user1=one&user2=other&compare=yes',
    ...admin,
    before: respondWith('**/api/admin/analytics/head-to-head**', TIE),
    texts: ['Robin Vale vs Alex Reed', 'Ties', 'Wins', 'Total points', /3 9 9 Tie/],
  },
  {
    name: 'admin-castaways-unknown-age',
    path: '/admin/castaways',
    ...admin,
    before: respondWith('**/api/castaways', [OF_UNKNOWN_AGE]),
    texts: ['Age unknown', 'All Castaways (1)'],
  },
  {
    name: 'admin-draft-running',
    path: '/admin/draft',
    ...admin,
    before: (page) =>
      changeResponse(page, '**/api/draft/status*', (draft: Draft) => ({
        ...draft,
        draftStatus: 'IN_PROGRESS',
      })),
    texts: ['Draft is in progress...'],
  },
  {
    name: 'admin-draft-no-active-week',
    path: '/admin/draft?debug=open',
    ...admin,
    before: (page) =>
      changeResponse(page, '**/api/picks/admin/debug', (debug: PicksDebug) => ({
        ...debug,
        activeWeek: null,
      })),
    texts: [/No week is active/],
  },
];
