/** The information pages, as visitors see them. */
import type { Page } from 'playwright-core';
import type { Screen } from './screen.js';

const visitor = { as: 'visitor', on: 'season' } as const;

const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click();

async function writeLetter(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Robin Vale');
  await page.getByLabel('Email', { exact: true }).fill('robin@example.com');
  await page.getByLabel('Subject', { exact: true }).selectOption('scoring');
  await page.getByLabel('Message', { exact: true }).fill('What is a fish worth?');
  await send(page);
  await page.getByText('Your message is written.').waitFor();
}

export const publicScreens: readonly Screen[] = [
  { name: 'about', path: '/about', ...visitor },
  { name: 'how-to-play', path: '/how-to-play', ...visitor },
  { name: 'rules', path: '/rules', ...visitor },
  { name: 'rules-category', path: '/rules?category=idols', ...visitor },
  {
    name: 'rules-search',
    path: '/rules',
    ...visitor,
    prepare: (page) => page.getByLabel('Search the rules').fill('fire'),
  },
  {
    name: 'rules-nothing-found',
    path: '/rules',
    ...visitor,
    prepare: (page) => page.getByLabel('Search the rules').fill('submarine'),
  },
  { name: 'contact', path: '/contact', ...visitor },
  { name: 'contact-faulty', path: '/contact', ...visitor, prepare: send },
  { name: 'contact-written', path: '/contact', ...visitor, prepare: writeLetter },
  { name: 'league', path: '/league', ...visitor },
  { name: 'league-preseason', path: '/league', as: 'visitor', on: 'preseason' },
  { name: 'league-player', path: '/league', as: 'player', on: 'season' },
  {
    name: 'league-failed',
    path: '/league',
    ...visitor,
    before: (page) => page.route('**/api/config', (route) => route.fulfill({ status: 503, json: {} })),
    prepare: (page) => page.getByText('Unable to load the season’s dates.').waitFor(),
    expectErrors: [/status of 503/],
  },
];
