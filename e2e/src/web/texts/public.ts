import type { Page } from 'playwright-core';
import type { ScreenText } from './screen-text.js';

type Open = ScreenText['open'];

const rows = (where: string, open: Open, ...texts: ScreenText['text'][]): ScreenText[] =>
  texts.map((text) => ({ text, where, open }));

/** The page as it is for a visitor. */
const visit =
  (path: string, prepare?: (page: Page) => Promise<unknown>): Open =>
  async ({ openPage }, { season }) => {
    const page = await openPage(season);
    await page.goto(path);
    await prepare?.(page);
    return page;
  };

const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click();

async function writeLetter(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Robin Vale');
  await page.getByLabel('Email', { exact: true }).fill('robin@example.com');
  await page.getByLabel('Subject', { exact: true }).selectOption('scoring');
  await page.getByLabel('Message', { exact: true }).fill('What is a fish worth?');
  await send(page);
}

async function misspell(page: Page): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill('robin@');
  await send(page);
}

export const publicTexts: readonly ScreenText[] = [
  ...rows(
    'about',
    visit('/about'),
    'About Torchbearer',
    '2000',
    '2010',
    '2025',
    'Sign Up',
    'Rules & Scoring',
  ),
  ...rows(
    'how to play',
    visit('/how-to-play'),
    'How to Play',
    /one global league, and whoever signs up is in it automatically/,
    /Drag and drop them/,
    /snake draft gives each player one or two castaways/,
    /Rankings lock before the draft/,
    /Choose which of your own castaways/,
    'Scoring is automatic',
    'The leaderboard follows',
    /About 13 episodes/,
  ),
  ...rows(
    'rules',
    visit('/rules'),
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
  ),
  ...rows('rules of one category', visit('/rules?category=final-three'), '4 of 103 rules'),
  ...rows(
    'rules, nothing found',
    visit('/rules', (page) => page.getByLabel('Search the rules').fill('submarine')),
    'No rules found',
  ),
  ...rows(
    'contact',
    visit('/contact'),
    'Name',
    'Email',
    'Subject',
    'Message',
    /under 24 hours/,
    /sends nothing to us by itself/,
  ),
  ...rows(
    'contact, nothing filled in',
    visit('/contact', send),
    'Name is required',
    'Email is required',
    'Subject is required',
    'Message is required',
  ),
  ...rows('contact, no e-mail address', visit('/contact', misspell), 'Please enter a valid email'),
  ...rows(
    'contact, written',
    visit('/contact', writeLetter),
    'Thank you, Robin Vale. Your message is written.',
    'Open it in my e-mail app',
  ),
  ...rows(
    'league',
    visit('/league'),
    'The League',
    'The morning after each episode',
    /^Wednesday \d+:\d\d [AP]M PT/,
    'Within 24 hours of the episode',
    'Weeks 3 to 13',
    /Not Ranked/,
  ),
];
