import type { Page } from '@playwright/test';
import { failed, loading } from './responses.js';
import type { Screen } from './screen.js';

const season = { as: 'admin', on: 'season' } as const;

const menu = (page: Page) =>
  page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();

const checkLines = async (page: Page, text: string) => {
  await page.getByLabel('Or paste its lines').fill(text);
  await page.getByRole('button', { name: 'Check the lines' }).click();
  await page.getByText('What this file would do').waitFor();
};

export const managersScreens: readonly Screen[] = [
  {
    name: 'admin-castaways',
    path: '/admin/castaways',
    ...season,
    texts: [
      'Name',
      'Tribe',
      'Occupation',
      'Age',
      'Hometown',
      'From → Lives in',
      'Image URL',
      'Create',
      'Cancel',
      /All Castaways \(\d+\)/,
      'ELIMINATED',
      'Edit',
      'Eliminate',
      'Restore',
    ],
  },
  loading({ name: 'admin-castaways-loading', path: '/admin/castaways', ...season }, 'castaways'),
  failed(
    { name: 'admin-castaways-failed', path: '/admin/castaways', ...season },
    'castaways',
    'Failed to load castaways',
  ),
  {
    name: 'admin-castaways-empty',
    path: '/admin/castaways',
    ...season,
    before: (page) => page.route('**/api/castaways', (route) => route.fulfill({ json: [] })),
  },
  { name: 'admin-castaways-nobody-matches', path: '/admin/castaways?q=nobody', ...season },
  {
    name: 'admin-castaways-edit-faulty',
    path: '/admin/castaways',
    ...season,
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click();
      // The form takes the castaway's values with the next render, which overwrites earlier input.
      await page.getByRole('heading', { name: /^Edit / }).waitFor();
      await page.getByLabel('Name').fill('');
      await page.getByLabel('Age', { exact: true }).fill('17');
      await page.getByRole('button', { name: 'Update', exact: true }).click();
    },
    texts: ['Update'],
  },
  {
    name: 'admin-castaways-eliminate',
    path: '/admin/castaways',
    ...season,
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Eliminate / })
        .first()
        .click();
      await page.getByLabel('Eliminated in').waitFor();
    },
  },
  {
    name: 'admin-castaways-delete',
    path: '/admin/castaways',
    // In the preseason, without a draft, castaways can be deleted.
    as: 'admin',
    on: 'preseason',
    prepare: (page) =>
      page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click(),
    texts: ['Delete'],
  },
  {
    name: 'admin-castaways-import',
    path: '/admin/castaways',
    ...season,
    prepare: (page) => checkLines(page, 'name,tribe,age\nRowan Thistle,Ember,29\nWillow Marsh,Tide,41'),
  },
  {
    name: 'admin-castaways-import-faulty',
    path: '/admin/castaways',
    ...season,
    prepare: (page) => checkLines(page, 'name,age\nRowan Thistle,17\n,30'),
  },
  {
    name: 'admin-users',
    path: '/admin/users',
    ...season,
    texts: [
      'Name',
      'Username',
      'Email',
      'Location',
      'Favorite',
      'Role',
      'Joined',
      'Admin',
      'Player',
      'Player Bios',
    ],
  },
  loading({ name: 'admin-users-loading', path: '/admin/users', ...season }, 'users?*'),
  failed({ name: 'admin-users-failed', path: '/admin/users', ...season }, 'users?*', 'Unable to load users.'),
  { name: 'admin-users-nobody-matches', path: '/admin/users?q=nobody-at-all', ...season },
  {
    name: 'admin-users-menu',
    path: '/admin/users?role=players',
    ...season,
    prepare: menu,
    texts: ['Edit', 'Reset Password', 'Make Admin', 'Delete'],
  },
  {
    name: 'admin-users-edit',
    path: '/admin/users?role=players',
    ...season,
    prepare: async (page) => {
      await menu(page);
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      await page.getByRole('dialog').getByLabel('Favorite Castaway').fill('x'.repeat(36));
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    },
    texts: [
      'Name',
      'Email',
      'Username',
      'Display Name',
      'City',
      'State',
      'Phone Number',
      '10 digits',
      'Favorite Castaway',
      'About (bio)',
    ],
  },
  {
    name: 'admin-users-chosen',
    path: '/admin/users',
    ...season,
    prepare: (page) => page.getByLabel(/^Choose all/).click(),
  },
  {
    name: 'admin-users-delete-chosen',
    path: '/admin/users',
    ...season,
    prepare: async (page) => {
      await page.getByLabel(/^Choose all/).click();
      await page.getByRole('button', { name: 'Delete players' }).click();
    },
  },
  {
    name: 'admin-users-temporary-password',
    path: '/admin/users?role=players',
    ...season,
    before: (page) =>
      page.route('**/api/admin/users/*/reset-password', (route) =>
        route.fulfill({ json: { tempPassword: 'kite-7-ember-42' } }),
      ),
    prepare: async (page) => {
      await menu(page);
      await page.getByRole('menuitem', { name: 'Reset Password' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Reset Password' }).click();
    },
    texts: ['Temporary password'],
  },
];
