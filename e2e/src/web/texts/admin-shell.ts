import type { PageOptions } from '../open-page.js';
import { admin } from '../people.js';
import type { Page } from 'playwright-core';
import type { ScreenText } from './screen-text.js';

type Open = ScreenText['open'];

const rows = (where: string, open: Open, ...texts: ScreenText['text'][]): ScreenText[] =>
  texts.map((text) => ({ text, where, open }));

/** A page of the admin area. */
const at =
  (path: string, prepare?: (page: Page) => Promise<unknown>, options: PageOptions = {}): Open =>
  async ({ openPage }, { season }) => {
    const page = await openPage(season, { as: await admin(season), ...options });
    await page.goto(path);
    await prepare?.(page);
    return page;
  };

/** The server doesn't answer, so that it has no sentence of its own. */
const withoutAnswer =
  (path: string, call: string): Open =>
  async ({ openPage }, { season }) => {
    const page = await openPage(season, {
      as: await admin(season),
      expectErrors: [/net::ERR_FAILED/],
    });
    await page.route(call, (route) => route.abort());
    await page.goto(path);
    return page;
  };

const broken: Open = async ({ openPage }, { season }) => {
  const page = await openPage(season, { as: await admin(season), expectErrors: [/./] });
  // Responses that are no list: no server of ours sends them, a proxy between might.
  await page.route('**/api/feedback', (route) => route.fulfill({ json: { responses: 'none' } }));
  await page.goto('/admin/feedback');
  return page;
};

const withMenu = at('/admin/stats', (page) => page.getByRole('button', { name: 'Menu of' }).click());

export const adminShellTexts: readonly ScreenText[] = [
  ...rows(
    'sidebar of the admin area',
    at('/admin/stats'),
    'League Insights & Trends',
    'Weekly Scoring',
    'Picks Manager',
    'Castaway Management',
    'User Management',
    'SMS Manager',
    'System Stats',
    'User Feedback',
    'View Site',
  ),
  ...rows('avatar menu in the admin area', withMenu, 'View Profile', 'Edit Profile', 'Logout'),
  ...rows(
    'not-found page inside the admin area',
    at('/admin/no/such/page'),
    '404 - Page Not Found',
    'Picks Manager',
  ),
  ...rows(
    'a screen that broke',
    broken,
    'Something went wrong.',
    'Please refresh the page or try again later.',
    'Refresh Page',
  ),
  ...rows(
    'system stats, not loaded',
    withoutAnswer('/admin/stats', '**/api/admin/stats'),
    'Unable to load stats.',
  ),
];
