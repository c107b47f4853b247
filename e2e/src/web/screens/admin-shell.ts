/** The admin area's frame, and its small screens. */
import type { Page } from '@playwright/test';
import { openNavigation } from './open-navigation.js';
import { failed, loading, respondWith } from './responses.js';
import type { Screen } from './screen.js';

const season = { as: 'admin', on: 'season' } as const;
const preseason = { as: 'admin', on: 'preseason' } as const;

const search = (words: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Go to' }).click();
  await page.getByRole('combobox').fill(words);
};

const SECURITY_EVENTS = {
  events: [
    {
      id: '3',
      at: '2026-11-19T20:12:44.120Z',
      kind: 'sign-in',
      outcome: 'failed',
      user: null,
      account: '0123456789abcdef01234567',
      actor: null,
      address: '2001:db8:1:2::/64',
      detail: 'password',
    },
    {
      id: '2',
      at: '2026-11-19T20:11:02.000Z',
      kind: 'temporary-password-set',
      outcome: 'succeeded',
      user: { id: 'r', name: 'Robin Vale' },
      account: null,
      actor: { id: 'a', name: 'Jo Admin' },
      address: '203.0.113.7',
      detail: null,
    },
    {
      id: '1',
      at: '2026-11-19T19:40:02.000Z',
      kind: 'lockout',
      outcome: 'refused',
      user: { id: 'r', name: 'Robin Vale' },
      account: null,
      actor: null,
      address: '198.51.100.23',
      detail: 'address',
    },
  ],
  next: '1',
};

const AUDIT = {
  entries: [
    {
      id: '4',
      at: '2026-11-19T20:12:44.120Z',
      actor: { id: 'a', name: 'Jo Admin' },
      action: 'points.saved',
      target: { type: 'week', id: '6', name: 'Week 6' },
      before: ['Juniper Hale', 'Anouk Verhoeven', 'Bram Okoro', 'Celia Frost', 'Dash Moreno'].map(
        (castaway) => ({ castaway, points: null }),
      ),
      after: ['Juniper Hale', 'Anouk Verhoeven', 'Bram Okoro', 'Celia Frost', 'Dash Moreno'].map(
        (castaway, place) => ({ castaway, points: place * 3 }),
      ),
    },
    {
      id: '3',
      at: '2026-11-19T19:40:02.000Z',
      actor: { id: 'a', name: 'Jo Admin' },
      action: 'castaway.eliminated',
      target: { type: 'castaway', id: 'c', name: 'Juniper Hale' },
      before: { eliminated: false },
      after: { eliminated: true },
    },
    {
      id: '2',
      at: '2026-11-18T17:03:10.000Z',
      actor: { id: 'b', name: 'Sam Rivers' },
      action: 'week.updated',
      target: { type: 'week', id: '7', name: 'Week 7' },
      before: { picksCloseAt: '2026-11-26T01:00:00.000Z' },
      after: { picksCloseAt: '2026-11-26T02:30:00.000Z' },
    },
    {
      id: '1',
      at: '2026-11-17T17:03:10.000Z',
      actor: { id: 'b', name: 'Sam Rivers' },
      action: 'user.deleted',
      target: { type: 'user', id: 'u', name: 'Robin Vale' },
      before: { name: 'Robin Vale', email: 'robin@example.com', username: null },
      after: null,
    },
  ],
  next: 'older',
};

const ANNOUNCEMENTS = [
  {
    id: '1',
    title: 'The merge is here',
    body: 'From this week on, individual points count.\nRead the rules again before you pick.',
    createdAt: '2026-11-19T19:12:44.120Z',
    expiresAt: '2026-11-27T08:00:00.000Z',
  },
  {
    id: '2',
    title: 'Welcome to the season',
    body: 'Rank early: rankings lock before the draft.',
    createdAt: '2026-10-06T19:12:44.120Z',
    expiresAt: null,
  },
];

export const adminShellScreens: readonly Screen[] = [
  { name: 'admin-navigation', path: '/admin/stats', ...season, prepare: openNavigation },
  { name: 'admin-go-to', path: '/admin/stats', ...season, prepare: search('') },
  { name: 'admin-go-to-somebody', path: '/admin/stats', ...season, prepare: search('ma') },
  { name: 'admin-go-to-nobody', path: '/admin/stats', ...season, prepare: search('xyzzy') },
  {
    name: 'admin-not-found',
    path: '/admin/no-such-page',
    ...season,
    texts: ['404 - Page Not Found', 'Picks Manager'],
  },
  {
    name: 'admin-broken',
    path: '/admin/feedback',
    ...season,
    before: respondWith('**/api/feedback?*', { responses: 'none' }),
    expectErrors: [/./],
    texts: ['Something went wrong.', 'Please refresh the page or try again later.', 'Refresh Page'],
  },
  {
    name: 'admin-stats',
    path: '/admin/stats',
    ...season,
    texts: [
      'League Insights & Trends',
      'Weekly Scoring',
      'Picks Manager',
      'Castaway Management',
      'User Management',
      'SMS Manager',
      'System Stats',
      'User Feedback',
      'View Site',
    ],
  },
  loading({ name: 'admin-stats-loading', path: '/admin/stats', ...season }, 'admin/stats'),
  {
    name: 'admin-stats-young-league',
    path: '/admin/stats',
    ...preseason,
    before: respondWith('**/api/admin/stats', { users: 0, picks: 0, castaways: 0, weeks: 0 }),
  },
  failed(
    { name: 'admin-stats-failed', path: '/admin/stats', ...season },
    'admin/stats',
    'Unable to load stats.',
  ),
  {
    name: 'admin-audit',
    path: '/admin/audit',
    ...season,
    before: respondWith('**/api/admin/audit*', AUDIT),
    prepare: (page) => page.getByText('5 fields').click(),
  },
  {
    name: 'admin-audit-empty',
    path: '/admin/audit?action=invite',
    ...season,
    before: respondWith('**/api/admin/audit*', { entries: [], next: null }),
  },
  failed({ name: 'admin-audit-failed', path: '/admin/audit', ...season }, 'admin/audit*'),
  {
    name: 'admin-security-events',
    path: '/admin/audit?tab=security',
    ...season,
    before: respondWith('**/api/admin/security-events*', SECURITY_EVENTS),
  },
  {
    name: 'admin-security-events-empty',
    path: '/admin/audit?tab=security',
    ...season,
    before: respondWith('**/api/admin/security-events*', { events: [], next: null }),
  },
  failed(
    { name: 'admin-security-events-failed', path: '/admin/audit?tab=security', ...season },
    'admin/security-events*',
  ),
  {
    name: 'admin-announcements',
    path: '/admin/announcements',
    ...season,
    before: respondWith('**/api/announcements', ANNOUNCEMENTS),
  },
  {
    name: 'admin-announcements-faulty',
    path: '/admin/announcements',
    ...season,
    before: respondWith('**/api/announcements', []),
    prepare: async (page) => {
      await page.getByLabel('Shown').selectOption('date');
      await page.getByRole('button', { name: 'Post announcement' }).click();
    },
  },
  {
    name: 'admin-announcements-remove',
    path: '/admin/announcements',
    ...season,
    before: respondWith('**/api/announcements', ANNOUNCEMENTS),
    prepare: (page) => page.getByRole('button', { name: 'Remove “The merge is here”' }).click(),
  },
  { name: 'admin-feedback', path: '/admin/feedback', ...season },
  {
    name: 'admin-feedback-none',
    path: '/admin/feedback?survey=PROFILE',
    ...season,
    before: respondWith('**/api/feedback?*', []),
  },
  failed(
    { name: 'admin-feedback-failed', path: '/admin/feedback', ...season },
    'feedback**',
    'Unable to load feedback.',
    'Unable to load feedback statistics.',
  ),
];
