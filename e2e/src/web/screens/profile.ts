/** A player's dashboard and profile. */
import type { League, MyPicks, Needs } from '@torchbearer/contract';
import type { Page } from '@playwright/test';
import { changeResponse } from '../change-response.js';
import { openNavigation } from './open-navigation.js';
import { failed, fails, respondWith } from './responses.js';
import type { Screen } from './screen.js';

const player = { as: 'player', on: 'season' } as const;
const ranker = { as: 'player', on: 'preseason' } as const;

const rival = (name: string, lead: number) => ({
  ...{ userId: name, name, lead },
  castaway: { id: name, name: `${name}’s castaway`, points: null },
});
const SCOPE = {
  rank: 2,
  players: 3,
  above: rival('Sam', -6),
  below: rival('Kai', 5),
  rivals: [rival('Sam', -6)],
};
const NEEDS: Needs = {
  ...{ weekNumber: 7, isLocked: true, isHidden: false },
  castaway: { id: 'own', name: 'Juniper Hale', points: 9 },
  scopes: [
    { ...SCOPE, group: null },
    { ...SCOPE, group: { id: 'tide', name: 'The tide' } },
  ],
};

/** The picks of week 7 are closed. */
const needing = (needs: Partial<Needs>) => async (page: Page) => {
  await changeResponse(page, '**/api/league', ({ activeWeek, ...league }: League) => ({
    ...league,
    activeWeek: { ...activeWeek, picksCloseAt: '2026-01-01T00:00:00.000Z' },
  }));
  await respondWith('**/api/league/needs/me', { ...NEEDS, ...needs })(page);
};
const needTexts = [
  'What you need',
  'Week 7, you have Juniper Hale: 9 points so far',
  'Juniper Hale has to outscore Sam’s castaway by 7 for you to pass Sam',
  'So far: Juniper Hale 9, Sam’s castaway 0',
  'Kai’s castaway has to outscore Juniper Hale by 6 for Kai to pass you',
  'To be first',
];

export const profileScreens: readonly Screen[] = [
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
  {
    name: 'dashboard-moved-week',
    path: '/dashboard',
    ...player,
    before: (page) =>
      changeResponse(page, '**/api/picks/me', (mine: MyPicks) => ({
        ...mine,
        week: { ...mine.week, moveReason: 'The episode was late', movedAt: mine.week.picksOpenAt },
        pick: mine.previousPick && {
          ...mine.previousPick,
          isAutoSelected: true,
          submittedAt: '2025-10-09T00:00:00.000Z',
        },
      })),
    texts: [/ was picked for you at 5:00 PM PT/, /Their reason: “The episode was late”/],
  },
  {
    name: 'dashboard-needs',
    path: '/dashboard',
    ...player,
    before: needing({}),
    prepare: (page) => page.getByText('The tide: #2 of 3').click(),
    texts: needTexts,
  },
  { name: 'leaderboard-needs', path: '/leaderboard', ...player, before: needing({}), texts: needTexts },
  {
    name: 'dashboard-needs-locking',
    path: '/dashboard',
    ...{ ...player, textsOnly: true },
    before: needing({ isLocked: false, castaway: null, scopes: [] }),
    texts: ['Picks are closed. This fills in a moment'],
  },
  {
    name: 'dashboard-needs-hidden',
    path: '/dashboard',
    ...{ ...player, textsOnly: true },
    before: needing({ isLocked: false, isHidden: true, castaway: null, scopes: [] }),
    texts: ['You see what you need once you have watched week 6.'],
  },
  {
    name: 'dashboard-needs-of-last-week',
    path: '/dashboard',
    ...{ ...player, textsOnly: true },
    before: needing({ weekNumber: 6 }),
    lacks: ['What you need'],
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
  failed(
    { name: 'dashboard-failed', path: '/dashboard', ...player },
    'picks/me',
    'Unable to load weekly picks right now.',
  ),
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
      'NEED',
      'STATUS',
      'TEAM',
      'HELP',
      'STOP',
      /A reminder SMS is sent if there is no pick by Wednesday (noon|\d+:\d\d [AP]M) PT/,
      /Text TORCH, or one of these, to \(\d{3}\) \d{3}-\d{4}/,
    ],
  },
  { name: 'profile-sms-no-phone', path: '/profile/sms', ...ranker },
];
