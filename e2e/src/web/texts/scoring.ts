import type { PointsEntry } from '@torchbearer/contract';
import type { Page, Route } from 'playwright-core';
import { admin } from '../people.js';
import type { ScreenText } from './screen-text.js';

type Open = ScreenText['open'];

const rows = (where: string, open: Open, ...texts: ScreenText['text'][]): ScreenText[] =>
  texts.map((text) => ({ text, where, open }));

const scoring =
  (search: string, prepare?: (page: Page) => Promise<unknown>, expectErrors: readonly RegExp[] = []): Open =>
  async ({ openPage }, { season }) => {
    const page = await openPage(season, { as: await admin(season), expectErrors });
    await page.goto(`/admin/scoring${search}`);
    await prepare?.(page);
    return page;
  };

/** Other tests look at this league too: what would be saved is answered here and never sent. */
const answers = (page: Page, path: string, answer: (route: Route) => Promise<void>): Promise<unknown> =>
  page.route(path, (route) => (route.request().method() === 'POST' ? answer(route) : route.fallback()));
const abort = (route: Route): Promise<void> => route.abort();
const FAILED = [/net::ERR_FAILED/];

const WEEK = '**/api/admin/week';
const POINTS = '**/api/admin/scoring/week/*';

async function saveOne(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await answers(page, POINTS, answer);
  await page.locator('input[id^="points-"]:enabled').first().fill('31');
  await page.getByRole('button', { name: 'Save Scores' }).click();
}

const saved = async (route: Route): Promise<void> => {
  const { entries } = route.request().postDataJSON() as { entries: PointsEntry[] };
  await route.fulfill({ json: { entries, standings: [] } });
};

async function createWeek(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await answers(page, WEEK, answer);
  await page.getByRole('button', { name: 'Create Week' }).click();
}

async function activateWeek(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await answers(page, WEEK, answer);
  await page.getByLabel('Week', { exact: true }).selectOption('6');
  await page.getByRole('button', { name: 'Set as Active' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Set as Active' }).click();
}

const week = (weekNumber: number, isActive: boolean) => (route: Route) => {
  const at = '2026-01-01T00:00:00.000Z';
  const times = { picksOpenAt: at, picksCloseAt: at, lockAt: at };
  return route.fulfill({ json: { id: 'a-week', weekNumber, isActive, ...times, scored: false } });
};

export const scoringTexts: readonly ScreenText[] = [
  ...rows(
    'weekly scoring',
    scoring(''),
    'Create New Week',
    'Week number',
    'Active Week Control',
    'Already Active',
    'Castaway Points',
    'Save Scores',
    '⚠️ Eliminated - no points allowed',
  ),
  ...rows(
    'weekly scoring, another week chosen',
    scoring('', (page) => page.getByLabel('Week', { exact: true }).selectOption('6')),
    'Set as Active',
  ),
  ...rows('weekly scoring, no week', scoring('?week=19'), 'Please select a week'),
  ...rows(
    'weekly scoring, scores saved',
    scoring('', (page) => saveOne(page, saved)),
    'Scores saved and leaderboard updated.',
  ),
  ...rows(
    'weekly scoring, scores not saved',
    scoring('', (page) => saveOne(page, abort), FAILED),
    'Unable to save scores',
  ),
  ...rows(
    'weekly scoring, week created',
    scoring('', (page) => createWeek(page, week(8, false))),
    'Week created successfully!',
  ),
  ...rows(
    'weekly scoring, week not created',
    scoring('', (page) => createWeek(page, abort), FAILED),
    'Failed to create week',
  ),
  ...rows(
    'weekly scoring, week activated',
    scoring('', (page) => activateWeek(page, week(6, true))),
    'Week 6 is now active!',
  ),
  ...rows(
    'weekly scoring, week not activated',
    scoring('', (page) => activateWeek(page, abort), FAILED),
    'Failed to activate week',
  ),
  ...rows(
    'weekly scoring, the server away',
    async ({ openPage }, { season }) => {
      const page = await openPage(season, { as: await admin(season), expectErrors: FAILED });
      await page.route('**/api/admin/weeks', abort);
      await page.goto('/admin/scoring');
      return page;
    },
    'Unable to load data',
  ),
];
