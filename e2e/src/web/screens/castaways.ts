import type { Page } from 'playwright-core';
import type { Screen } from './screen.js';

const NOBODY = '/castaway/00000000-0000-4000-8000-000000000000';

const visitor = { as: 'visitor', on: 'season' } as const;

const fails = (path: string) => (page: Page) =>
  page.route(path, (route) => route.fulfill({ status: 503, json: {} }));
const open = (which: 'first' | 'last') => async (page: Page) => {
  await page.getByRole('main').getByRole('listitem').getByRole('link')[which]().click();
  await page.getByRole('heading', { name: 'Weekly Performance' }).waitFor();
};

export const castawaysScreens: readonly Screen[] = [
  { name: 'game-tracker', path: '/game-tracker', ...visitor },
  { name: 'game-tracker-admin', path: '/game-tracker', as: 'admin', on: 'season' },
  { name: 'game-tracker-eliminated', path: '/game-tracker?show=eliminated', ...visitor },
  {
    name: 'game-tracker-nobody-out',
    path: '/game-tracker?show=eliminated',
    as: 'visitor',
    on: 'preseason',
  },
  {
    name: 'game-tracker-failed',
    path: '/game-tracker',
    ...visitor,
    before: fails('**/api/castaways'),
    prepare: (page) => page.getByText('Failed to load castaways').waitFor(),
    expectErrors: [/status of 503/],
  },
  { name: 'castaway', path: '/game-tracker', ...visitor, prepare: open('first') },
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
  { name: 'castaway-admin', path: '/game-tracker', as: 'admin', on: 'season', prepare: open('first') },
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
  },
  {
    name: 'castaway-not-found',
    path: NOBODY,
    ...visitor,
    prepare: (page) => page.getByText('Castaway not found').waitFor(),
    expectErrors: [/404 .*castaways/],
  },
  {
    name: 'castaway-failed',
    path: NOBODY,
    ...visitor,
    before: fails('**/api/castaways/**'),
    prepare: (page) => page.getByText('Failed to load castaway details').waitFor(),
    expectErrors: [/status of 503/],
  },
];
