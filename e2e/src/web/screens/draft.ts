import type { Week } from '@torchbearer/contract';
import { changeResponse } from '../change-response.js';
import type { DraftPreview } from '@torchbearer/contract';
import type { Page } from '@playwright/test';
import { failed, respondWith } from './responses.js';
import type { Screen } from './screen.js';

const drafted = { path: '/admin/draft', as: 'admin', on: 'season' } as const;
const undrafted = { path: '/admin/draft', as: 'admin', on: 'preseason' } as const;
const season = { path: '/admin/season', as: 'admin', on: 'season' } as const;

const click = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

const refusal = (code: string, error: string) => ({ error, code, requestId: 'r-1' });
export const preview: DraftPreview = {
  picks: [],
  previewId: 'a',
  seed: 'a-seed',
  inputHash: 'a-hash',
  leftOut: 0,
  createdAt: '2026-02-25T18:00:00.000Z',
  isStale: false,
  practice: false,
};

export const draftScreens: readonly Screen[] = [
  {
    name: 'admin-draft',
    ...drafted,
    texts: [
      'Locked',
      'Draft is locked. Click Unlock to allow changes and re-run draft.',
      'Unlock Draft',
      'Export CSV',
      'Refresh',
      'Submit Pick for User',
      'Pick #',
      'User',
      'Castaway',
      'Round',
    ],
  },
  {
    name: 'admin-draft-preseason',
    ...undrafted,
    texts: [
      'Open',
      'Click Preview to see draft results, then Approve to finalize.',
      'Preview Draft',
      'Approve & Run Draft',
    ],
  },
  {
    name: 'admin-draft-open-panels',
    ...drafted,
    path: '/admin/draft?submit=open&debug=open&log=open',
    prepare: (page) => page.getByRole('table', { name: 'Weekly picks log' }).waitFor(),
  },
  {
    name: 'admin-draft-out-of-date',
    ...undrafted,
    before: respondWith('**/api/draft/preview*', { ...preview, leftOut: 2, isStale: true }),
    prepare: (page) => page.getByRole('heading', { name: 'Draft preview' }).scrollIntoViewIfNeeded(),
    texts: ['it can’t be run any more. Preview the draft again.'],
  },
  {
    name: 'admin-draft-close',
    ...undrafted,
    prepare: click('Preview Draft'),
    texts: ['Close the rankings?', /(player has|players have) not submitted rankings/],
  },
  {
    name: 'admin-draft-practice',
    ...undrafted,
    before: respondWith('**/api/draft/preview*', { ...preview, practice: true }),
    prepare: (page) => page.getByRole('heading', { name: 'Draft preview' }).scrollIntoViewIfNeeded(),
  },
  {
    name: 'admin-draft-unlock',
    ...drafted,
    prepare: click('Unlock Draft'),
    texts: ['There are points already, for weeks 3, 4, 5 and 6.'],
  },
  {
    name: 'admin-draft-stale',
    ...undrafted,
    before: (page) =>
      Promise.all([
        respondWith('**/api/draft/preview*', preview)(page),
        respondWith(
          '**/api/draft/run*',
          refusal('DRAFT_PREVIEW_STALE', 'Rankings changed since the preview. Please preview again.'),
          409,
        )(page),
      ]),
    prepare: async (page) => {
      // The page opens with the last preview.
      await click('Approve & Run Draft')(page);
      await click('Approve & run')(page);
      await page.getByRole('button', { name: 'Preview again' }).waitFor();
    },
    expectErrors: [/status of 409/],
  },
  failed({ name: 'admin-draft-failed', ...drafted }, 'draft/status*', 'Unable to load draft data'),
  {
    name: 'admin-season',
    ...season,
    texts: ['Hide picks until lock', 'Rankings deadline', 'Share castaways'],
  },
  { name: 'admin-season-week', ...season, path: '/admin/season?week=7' },
  {
    name: 'admin-season-week-move',
    ...season,
    path: '/admin/season?week=6',
    before: (page) =>
      changeResponse(page, '**/api/admin/weeks', (weeks: Week[]) =>
        weeks.map((week) => ({ ...week, scored: false })),
      ),
    prepare: (page) => page.getByLabel('Picks close (PT)').fill('2199-12-01T17:00'),
    texts: ['Reason', 'Players read it with the new close.'],
  },
  {
    name: 'admin-season-faulty',
    ...season,
    prepare: async (page) => {
      await page.getByLabel('Episodes').fill('21');
      await page.getByLabel('Draft rounds').fill('1');
      await click('Save season')(page);
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'admin-season-no-weeks', ...season, on: 'preseason' },
  failed({ name: 'admin-season-failed', ...season }, 'admin/season', 'Unable to load data'),
];
