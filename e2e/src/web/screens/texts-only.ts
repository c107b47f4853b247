/** States whose texts the specification quotes, and that resemble others. */
import type { AllPicks, Draft, PicksDebug } from '@torchbearer/contract';
import type { Page } from '@playwright/test';
import { PASSWORD } from '../../api.js';
import { changeResponse } from '../change-response.js';
import { AWAY, fails, isAway, respondWith } from './responses.js';
import type { Screen } from './screen.js';
import { estimates, review } from './sms-manager.js';

const visitor = { as: 'visitor', on: 'season', textsOnly: true } as const;
const player = { as: 'player', on: 'season', textsOnly: true } as const;
const admin = { as: 'admin', on: 'season', textsOnly: true } as const;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

async function signUp(page: Page): Promise<void> {
  await field(page, 'Email').fill('robin@example.com');
  await field(page, 'Username').fill('robin');
  await field(page, 'Display name').fill('Robin Vale');
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Confirm password').fill(PASSWORD);
  await press(page, 'Sign Up');
}

async function changePassword(page: Page): Promise<void> {
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password').first().fill('embers-glow');
  await page.getByLabel('Confirm new password').fill('embers-glow');
  await press(page, 'Change password');
}

/** The smallest possible picture. */
const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

async function upload(page: Page): Promise<void> {
  await page.getByLabel('Picture file').setInputFiles({ name: 'me', mimeType: 'image/gif', buffer: DOT });
  await press(page, 'Upload picture');
}

/** The socket would send the server's own list. */
async function withoutSocket(page: Page): Promise<void> {
  await page.routeWebSocket('**/socket.io/**', () => undefined);
  await fails('**/socket.io/**')(page);
}

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
  {
    name: 'signup-failed',
    path: '/signup',
    ...visitor,
    before: isAway('**/api/auth/signup'),
    prepare: signUp,
    expectErrors: AWAY,
    texts: ['Signup failed'],
  },
  {
    name: 'forgot-password-failed',
    path: '/forgot-password',
    ...visitor,
    before: isAway('**/api/auth/forgot-password'),
    prepare: async (page) => {
      await field(page, 'Email').fill('robin@example.com');
      await press(page, 'Send reset link');
    },
    expectErrors: AWAY,
    texts: ['Failed to send reset link. Please try again.'],
  },
  {
    name: 'dashboard-leaderboard-failed',
    path: '/dashboard',
    ...player,
    before: fails('**/api/league/standings/me'),
    expectErrors: [/status of 503/],
    texts: ['Unable to load leaderboard right now.'],
  },
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
    expectErrors: [/status of 503/, /socket\.io/],
    texts: ['No leaderboard data available yet.'],
  },
  {
    name: 'leaderboard-picks-failed',
    path: '/leaderboard?tab=picks',
    ...player,
    before: (page) => Promise.all([withoutSocket(page), fails('**/api/picks/all')(page)]),
    expectErrors: [/status of 503/, /socket\.io/],
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
    name: 'profile-edit-picture-failed',
    path: '/profile/edit',
    ...player,
    before: isAway('**/api/users/profile-picture'),
    prepare: upload,
    expectErrors: AWAY,
    texts: ['Failed to upload image'],
  },
  {
    name: 'profile-edit-failed',
    path: '/profile/edit',
    ...player,
    before: isAway('**/api/users/profile'),
    prepare: (page) => press(page, 'Save profile'),
    expectErrors: AWAY,
    texts: ['Failed to update profile'],
  },
  {
    name: 'profile-edit-password-failed',
    path: '/profile/edit',
    ...player,
    before: isAway('**/api/users/password'),
    prepare: changePassword,
    expectErrors: AWAY,
    texts: ['Failed to change password'],
  },
  {
    name: 'profile-sms-not-added',
    path: '/profile/sms',
    ...player,
    on: 'preseason',
    before: isAway('**/api/users/me/**'),
    prepare: async (page) => {
      await page.getByLabel('Phone number').fill('5553000000');
      await press(page, 'Add');
    },
    expectErrors: AWAY,
    texts: ['Failed to add phone number'],
  },
  {
    name: 'profile-sms-not-removed',
    path: '/profile/sms',
    ...player,
    before: isAway('**/api/users/me/**'),
    prepare: async (page) => {
      await press(page, 'Remove');
      await confirm(page, 'Remove');
    },
    expectErrors: AWAY,
    texts: ['Failed to remove phone number'],
  },
  {
    name: 'profile-sms-not-switched',
    path: '/profile/sms',
    ...player,
    before: isAway('**/api/users/me/**'),
    prepare: (page) => page.getByRole('switch', { name: 'SMS notifications' }).click(),
    expectErrors: AWAY,
    texts: ['Failed to update SMS settings', /\(555\) \d{3}-\d{4}/],
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
    texts: ['Ties', 'Tie', 'Robin Vale', 'Alex Reed'],
  },
  {
    name: 'admin-castaways-unknown-age',
    path: '/admin/castaways',
    ...admin,
    before: respondWith('**/api/castaways', [OF_UNKNOWN_AGE]),
    texts: ['Age unknown', 'All Castaways (1)'],
  },
  {
    name: 'admin-castaways-not-deleted',
    path: '/admin/castaways',
    // Without a draft, so that castaways can be deleted.
    ...admin,
    on: 'preseason',
    before: isAway('**/api/admin/castaway/*', 'DELETE'),
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click();
      await confirm(page, 'Delete');
    },
    expectErrors: AWAY,
    texts: ['Failed to delete castaway'],
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
