/** The information pages, as visitors see them. */
import type { Page } from '@playwright/test';
import { sendsNothing } from './responses.js';
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
  {
    name: 'about',
    path: '/about',
    ...visitor,
    texts: [
      'About Torchbearer',
      '2000',
      '2010',
      '2025',
      'Sign Up',
      'Rules & Scoring',
      /Torchbearer is in Beta\. To participate, sign up or e-mail \S+@\S+\./,
    ],
  },
  {
    name: 'how-to-play',
    path: '/how-to-play',
    ...visitor,
    texts: [
      'How to Play',
      /one global league, and whoever signs up is in it automatically/,
      /Drag and drop them/,
      /snake draft gives each player one or two castaways/,
      /Rankings lock before the draft/,
      /Choose which of your own castaways/,
      'Scoring is automatic',
      'The leaderboard follows',
      /About 13 episodes/,
    ],
  },
  {
    name: 'rules',
    path: '/rules',
    ...visitor,
    texts: [
      /Over 100 rules/,
      '103 rules',
      '6 rules',
      '8 rules',
      '18 rules',
      '7 rules',
      '28 rules',
      '22 rules',
      '4 rules',
      '10 rules',
      'Pre-Merge Team Challenges',
      'Pre-Merge Tribal Council',
      'Post-Merge Individual',
      'Merge Tribal Council',
      'Advantages',
      'Hidden Immunity Idols',
      'Final Three',
      'Random',
    ],
  },
  { name: 'rules-category', path: '/rules?category=idols', ...visitor, texts: ['22 of 103 rules'] },
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
    texts: ['No rules found'],
  },
  {
    name: 'contact',
    path: '/contact',
    ...visitor,
    texts: ['Name', 'Email', 'Subject', 'Message', /under 24 hours/, /sends nothing to us by itself/],
  },
  {
    name: 'contact-faulty',
    path: '/contact',
    ...visitor,
    before: sendsNothing,
    prepare: send,
    texts: ['Name is required', 'Email is required', 'Subject is required', 'Message is required'],
  },
  {
    name: 'contact-written',
    path: '/contact',
    ...visitor,
    before: sendsNothing,
    prepare: writeLetter,
    texts: ['Thank you, Robin Vale. Your message is written.', 'Open it in my e-mail app'],
  },
  {
    name: 'league',
    path: '/league',
    ...visitor,
    texts: [
      'The League',
      'The morning after each episode',
      /Wednesday \d+:\d\d [AP]M PT/,
      'Within 24 hours of the episode',
      'Weeks 3 to 13',
      /Not Ranked/,
    ],
  },
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
