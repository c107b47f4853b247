import type { PointsEntry, Week } from '@torchbearer/contract';
import type { Page } from '@playwright/test';
import { changeResponse } from '../change-response.js';
import { paste } from '../controls.js';
import { failed } from './responses.js';
import type { Screen } from './screen.js';

const admin = { as: 'admin', on: 'season' } as const;

const POINTS = '**/api/admin/scoring/week/*';
const fields = (page: Page) => page.locator('input[id^="points-"]:enabled');

/** The league does not change, but this page's response shows other points for all. */
async function changedByAnother(page: Page): Promise<void> {
  const refusal = { error: 'Points were changed meanwhile.', code: 'CONFLICT', requestId: 'a-request' };
  await page.route(POINTS, async (route) => {
    if (route.request().method() === 'POST') return route.fulfill({ status: 409, json: refusal });
    const response = await route.fetch();
    const entries = (await response.json()) as PointsEntry[];
    await route.fulfill({ response, json: entries.map((one) => ({ ...one, points: one.points + 4 })) });
  });
}

async function typeSome(page: Page): Promise<void> {
  await fields(page).nth(0).fill('41');
  await fields(page).nth(1).fill('-3');
  await page.getByText(/players? affected/).waitFor();
}

export const scoringScreens: readonly Screen[] = [
  {
    name: 'admin-scoring',
    path: '/admin/scoring',
    ...admin,
    texts: [
      'Create New Week',
      'Week number',
      'Active Week Control',
      'Already Active',
      'Castaway Points',
      'Save Scores',
      '⚠️ Eliminated - no points allowed',
      'Players can still pick for week 7. Points saved now would help them choose.',
    ],
  },
  {
    name: 'admin-scoring-no-active-week',
    path: '/admin/scoring?week=6',
    ...admin,
    before: (page) =>
      changeResponse(page, '**/api/admin/weeks', (weeks: Week[]) =>
        weeks.map((week) => ({ ...week, isActive: false })),
      ),
    texts: ['Choose a week'],
    lacks: ['Players can still pick'],
  },
  { name: 'admin-scoring-scored-week', path: '/admin/scoring?week=6', ...admin },
  { name: 'admin-scoring-unsaved', path: '/admin/scoring?week=6', ...admin, prepare: typeSome },
  {
    name: 'admin-scoring-faulty',
    path: '/admin/scoring?week=6',
    ...admin,
    prepare: async (page) => {
      await fields(page).first().fill('4.5');
      await page.getByRole('button', { name: 'Save Scores' }).click();
    },
  },
  {
    name: 'admin-scoring-pasted',
    path: '/admin/scoring',
    ...admin,
    prepare: async (page) => {
      await fields(page).first().focus();
      await paste(page, 'Nobody At All\t12\nBram\t4');
    },
  },
  {
    name: 'admin-scoring-meanwhile',
    path: '/admin/scoring?week=6',
    ...admin,
    prepare: async (page) => {
      await typeSome(page);
      await changedByAnother(page);
      await page.getByRole('button', { name: 'Save Scores' }).click();
      await page.getByRole('button', { name: 'Save mine' }).waitFor();
    },
    expectErrors: [/status of 409/],
  },
  {
    name: 'admin-scoring-undo',
    path: '/admin/scoring?week=6',
    ...admin,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Undo last save' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'admin-scoring-finalize',
    path: '/admin/scoring?week=6',
    ...admin,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Make final' }).click();
      await page.getByText(/^(Please look at this first:|Nothing looks odd)/).waitFor();
    },
    texts: ['Make week 6 final?', 'Week 6 is provisional'],
  },
  {
    name: 'admin-scoring-correct',
    path: '/admin/scoring?week=5',
    ...admin,
    prepare: async (page) => {
      await page.getByText('Week 5 is final').waitFor();
      await typeSome(page);
      await page.getByRole('button', { name: 'Save Scores' }).click();
      await page.getByRole('dialog').waitFor();
    },
    texts: ['Correct week 5?', 'Save correction'],
  },
  {
    name: 'admin-scoring-activate',
    path: '/admin/scoring?week=6',
    ...admin,
    prepare: async (page) => {
      await page.getByLabel('Week', { exact: true }).selectOption('6');
      await page.getByRole('button', { name: 'Set as Active' }).click();
      await page.getByRole('dialog').waitFor();
    },
    texts: ['Set as Active'],
  },
  {
    name: 'admin-scoring-leave',
    path: '/admin/scoring?week=6',
    ...admin,
    prepare: async (page) => {
      await typeSome(page);
      await page.getByRole('link', { name: /^Week 5/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'admin-scoring-no-week',
    path: '/admin/scoring?week=19',
    ...admin,
    texts: ['Please select a week'],
  },
  { name: 'admin-scoring-preseason', path: '/admin/scoring', as: 'admin', on: 'preseason' },
  failed(
    { name: 'admin-scoring-failed', path: '/admin/scoring', ...admin },
    'admin/weeks',
    'Unable to load data',
  ),
];
