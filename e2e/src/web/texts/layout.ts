import { byInvite } from '../answering.js';
import type { TestBrowser } from '../browser.js';
import type { WebLeagues } from '../league.js';
import { admin, newPlayer, samplePlayer } from '../people.js';
import type { ScreenText } from './screen-text.js';

const atHome = async ({ openPage }: TestBrowser, { season }: WebLeagues) => {
  // Who gets texts already sees no banner.
  const page = await openPage(season, { as: await newPlayer(season) });
  await page.goto('/profile');
  return page;
};

const withInvites = async ({ openPage }: TestBrowser, { season }: WebLeagues) => {
  const page = await openPage(season, { as: await newPlayer(season) });
  await byInvite(page);
  await page.goto('/profile');
  return page;
};

/** Where everybody may sign up, a visitor is asked to. */
const asVisitor = async ({ openPage }: TestBrowser, { season }: WebLeagues) => {
  const page = await openPage(season);
  await page.goto('/about');
  return page;
};

const withMenu = async ({ openPage }: TestBrowser, { season }: WebLeagues) => {
  const page = await openPage(season, { as: await admin(season) });
  await page.goto('/nowhere');
  await page.getByRole('button', { name: 'Menu of' }).click();
  return page;
};

const lost = async ({ openPage }: TestBrowser, { season }: WebLeagues) => {
  const page = await openPage(season);
  await page.goto('/no/such/page');
  return page;
};

const waiting = async ({ openPage }: TestBrowser, { season }: WebLeagues) => {
  const page = await openPage(season, { as: await samplePlayer(season, 11) });
  // Held back for as long as the page is open: who looks is not known yet.
  await page.route('**/api/auth/me', () => undefined);
  await page.goto('/profile');
  return page;
};

const rows = (where: string, open: ScreenText['open'], ...texts: ScreenText['text'][]): ScreenText[] =>
  texts.map((text) => ({ text, where, open }));

export const layoutTexts: readonly ScreenText[] = [
  ...rows(
    'top navigation',
    atHome,
    'Rankings',
    'Picks',
    'Leaderboard',
    'Game Tracker',
    'Rules & Scoring',
    'About',
    'Contact',
    /Text TORCH to \(\d{3}\) \d{3}-\d{4}/,
    /Torchbearer is in Beta\. Questions\? E-mail \S+@\S+\./,
  ),
  ...rows(
    'footer where sign-up is by invite',
    withInvites,
    /Torchbearer is in Beta\. To participate, e-mail \S+@\S+\./,
  ),
  ...rows(
    'footer for a visitor',
    asVisitor,
    /Torchbearer is in Beta\. To participate, sign up or e-mail \S+@\S+\./,
  ),
  ...rows('avatar menu of an admin', withMenu, 'View Profile', 'Edit Profile', 'Admin Dashboard', 'Logout'),
  ...rows(
    'not-found page',
    lost,
    '404 - Page Not Found',
    "The page you're looking for doesn’t exist.",
    'Return Home',
  ),
  ...rows('a guarded page while the session loads', waiting, 'Loading...'),
];
