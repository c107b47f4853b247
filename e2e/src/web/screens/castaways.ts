import type { Page } from '@playwright/test';
import { failed, fails } from './responses.js';
import type { Screen } from './screen.js';

const NOBODY = '/castaway/00000000-0000-4000-8000-000000000000';

const visitor = { as: 'visitor', on: 'season' } as const;

const open = (which: 'first' | 'last') => async (page: Page) => {
  await page.getByRole('main').getByRole('listitem').getByRole('link')[which]().click();
  await page.getByRole('heading', { name: 'Weekly Performance' }).waitFor();
};

export const castawaysScreens: readonly Screen[] = [
  {
    name: 'game-tracker',
    path: '/game-tracker',
    ...visitor,
    texts: [
      'Game Tracker',
      /Total castaways/,
      /Still in game/,
      /Active tribes/,
      'All',
      'Active',
      'Eliminated',
      /[a-z] • [A-Z]/,
    ],
  },
  { name: 'game-tracker-admin', path: '/game-tracker', as: 'admin', on: 'season' },
  { name: 'game-tracker-eliminated', path: '/game-tracker?show=eliminated', ...visitor },
  {
    name: 'game-tracker-nobody-out',
    path: '/game-tracker?show=eliminated',
    as: 'visitor',
    on: 'preseason',
    texts: ['Nobody is eliminated yet.'],
  },
  failed(
    { name: 'game-tracker-failed', path: '/game-tracker', ...visitor },
    'castaways',
    'Failed to load castaways',
  ),
  {
    name: 'castaway',
    path: '/game-tracker',
    ...visitor,
    prepare: open('first'),
    texts: ['Owned By', /\w…@\w+\.\w+/],
  },
  {
    name: 'castaway-without-emails',
    path: '/game-tracker',
    ...visitor,
    before: (page) =>
      page.route('**/api/castaways/*/owner', (route) => {
        const owners = ['Robin Vale', 'Wren Talbot'].map((name) => ({ name, email: null }));
        return route.fulfill({ json: { ...owners[0], owners } });
      }),
    prepare: open('first'),
  },
  {
    name: 'castaway-admin',
    path: '/game-tracker',
    as: 'admin',
    on: 'season',
    prepare: open('first'),
    texts: [
      'Back',
      'Owned By',
      /\w+@\w+\.\w+/,
      'Total Points',
      'Average Per Week',
      'Cumulative Points',
      'Weekly Performance',
      /Week 1 Not Ranked Week 2 Not Ranked Week 3 -?\d+/,
      'Week 13',
    ],
  },
  {
    name: 'castaway-lines',
    path: '/game-tracker',
    ...visitor,
    prepare: async (page) => {
      await open('first')(page);
      await page
        .getByRole('button', { name: /, line by line$/ })
        .first()
        .click();
      await page.getByRole('list', { name: /, line by line$/ }).waitFor();
    },
    texts: [/They [a-z ]+/, /\+\d/, /PT/],
  },
  {
    name: 'castaway-lines-failed',
    path: '/game-tracker',
    ...visitor,
    before: fails('**/api/castaways/*/lines'),
    prepare: async (page) => {
      await open('first')(page);
      await page.getByText('Unable to load what the points are made of.').waitFor();
    },
    expectErrors: [/status of 503/],
    texts: ['Unable to load what the points are made of.', 'Try again'],
  },
  {
    name: 'castaway-eliminated',
    path: '/game-tracker?show=eliminated',
    ...visitor,
    prepare: open('first'),
  },
  {
    name: 'castaway-before-draft',
    path: '/game-tracker',
    as: 'visitor',
    on: 'preseason',
    prepare: open('first'),
    texts: ['Owned By', 'Nobody yet.', 'No points yet.', 'Not Ranked'],
  },
  {
    name: 'castaway-not-found',
    path: NOBODY,
    ...visitor,
    prepare: (page) => page.getByText('Castaway not found').waitFor(),
    expectErrors: [/404 .*castaways/],
    texts: ['Castaway not found', 'Back'],
  },
  failed(
    { name: 'castaway-failed', path: NOBODY, ...visitor },
    'castaways/**',
    'Failed to load castaway details',
    'Back',
  ),
];
