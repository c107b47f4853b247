/** A week that two admins tally without seeing each other's lines. */
import type { BlindTallies, Castaway } from '@torchbearer/contract';
import type { Page } from '@playwright/test';
import { fails, never, respondWith } from './responses.js';
import type { Screen } from './screen.js';

const admin = { as: 'admin', on: 'season', path: '/admin/scoring?week=6' } as const;

const BLIND = '**/api/admin/scoring/week/6/blind';
const at = '2026-03-05T04:12:00.000Z';
const tally = (name: string, isOwn: boolean, lines: number, doneAt: string | null) => ({
  ...{ id: name, admin: { id: name, name }, lines, startedAt: at, doneAt, isOwn },
});
const NONE: BlindTallies = {
  ...{ isScoredTwice: true, tallies: [], lines: [], areCompared: false, differences: [] },
};

/** The league scores once and has points in this week; this page's responses say otherwise. */
async function scoredTwice(page: Page): Promise<void> {
  await page.route('**/api/admin/season', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), doubleScoring: true } });
  });
  await respondWith('**/api/admin/scoring/week/6', [])(page);
}

/** @param state with the castaways' ids, in the order of the screen's list */
const showing = (state: (ids: readonly string[]) => BlindTallies) => async (page: Page) => {
  await scoredTwice(page);
  let ids: readonly string[] = [];
  await page.route('**/api/castaways', async (route) => {
    const response = await route.fetch();
    ids = ((await response.json()) as Castaway[]).map(({ id }) => id);
    await route.fulfill({ response });
  });
  await page.route(BLIND, (route) => route.fulfill({ json: state(ids) }));
};

const lines = ([first, second]: readonly string[]): BlindTallies['lines'] => [
  {
    id: '1',
    castawayId: first ?? '',
    ruleId: 'idol-found',
    count: 2,
    points: 12,
    reason: null,
    enteredAt: at,
  },
  {
    id: '2',
    castawayId: first ?? '',
    ruleId: null,
    count: 1,
    points: -2,
    reason: 'Late to the boat',
    enteredAt: at,
  },
  {
    id: '3',
    castawayId: second ?? '',
    ruleId: 'idol-held',
    count: 1,
    points: 1,
    reason: null,
    enteredAt: at,
  },
];
const SAM = tally('Sam Second', false, 14, null);

export const doubleScoringScreens: readonly Screen[] = [
  {
    name: 'admin-double-scoring',
    ...admin,
    before: showing((ids) => ({ ...NONE, tallies: [tally('Ada', true, 3, null), SAM], lines: lines(ids) })),
    texts: ['Your tally', 'I’m done', 'Sam Second has 14 lines, not done.'],
  },
  {
    name: 'admin-double-scoring-start',
    ...admin,
    before: showing(() => NONE),
    texts: ['Week 6 is scored twice', 'Start my tally'],
  },
  {
    name: 'admin-double-scoring-third-admin',
    ...admin,
    before: showing(() => ({ ...NONE, tallies: [tally('Eve', false, 9, at), SAM] })),
    texts: ['Two other admins tally this week'],
  },
  {
    name: 'admin-double-scoring-waiting',
    ...admin,
    before: showing((ids) => ({ ...NONE, tallies: [tally('Ada', true, 3, at), SAM], lines: lines(ids) })),
    texts: ['Your tally is done', 'Go on with my tally'],
  },
  {
    name: 'admin-double-scoring-discard',
    ...admin,
    before: showing(() => ({ ...NONE, tallies: [SAM] })),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Discard the tally of Sam Second' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'admin-double-scoring-differences',
    ...admin,
    before: showing(([first = '', second = '']) => ({
      ...NONE,
      areCompared: true,
      tallies: [tally('Ada', true, 3, at), tally('Sam Second', false, 14, at)],
      differences: [
        { castawayId: first, ruleId: 'idol-found', points: 6, firstCount: 2, secondCount: 1, reasons: [] },
        {
          castawayId: second,
          ruleId: null,
          points: -2,
          firstCount: 0,
          secondCount: 1,
          reasons: ['Late to the boat'],
        },
      ],
    })),
    prepare: (page) => page.getByLabel('Another count').first().check(),
    texts: ['Differences', 'Resolve and save'],
  },
  {
    name: 'admin-double-scoring-agreed',
    ...admin,
    before: showing(() => ({
      ...NONE,
      areCompared: true,
      tallies: [tally('Ada', true, 3, at), tally('Sam Second', false, 3, at)],
    })),
    texts: ['Both tallies are the same.'],
  },
  {
    name: 'admin-double-scoring-loading',
    ...admin,
    before: async (page) => {
      await scoredTwice(page);
      await never(BLIND)(page);
    },
    isWaiting: true,
  },
  {
    name: 'admin-double-scoring-failed',
    ...admin,
    before: async (page) => {
      await scoredTwice(page);
      await fails(BLIND)(page);
    },
    prepare: (page) => page.getByText('Unable to load data').waitFor(),
    expectErrors: [/status of 503/],
    texts: ['Unable to load data'],
  },
];
