import type { Page, Route } from '@playwright/test';
import { fails, never } from './responses.js';
import type { Screen } from './screen.js';

const admin = { as: 'admin', on: 'season' } as const;
const WEEK_6 = '/admin/scoring?mode=tally&week=6';
const LINES = '**/api/admin/scoring/week/*/lines';

const openFirst = (page: Page): Promise<void> =>
  page.getByRole('region', { name: 'Castaways' }).getByRole('listitem').first().getByRole('link').click();

/** The league does not change: every tally is answered like this. */
async function tapAfter(page: Page, respond: (route: Route) => Promise<void>): Promise<void> {
  await page.route(LINES, (route, request) =>
    request.method() === 'POST' ? respond(route) : route.fallback(),
  );
  await openFirst(page);
  const rule = page.getByRole('list', { name: 'Pre-Merge Team Challenges' }).getByRole('button').first();
  await rule.click();
  await rule.click();
}

const refusal = {
  error: 'Eliminated castaways cannot receive points: Anouk.',
  code: 'ELIMINATED_NOT_SCORED',
  details: [{ field: 'add.0.castawayId', message: 'This castaway has been eliminated.' }],
  requestId: 'a-request',
};

export const tallyScreens: readonly Screen[] = [
  { name: 'admin-tally', path: WEEK_6, ...admin, texts: ['Castaways', 'Saved', /Entries \(\d+\)/] },
  {
    name: 'admin-tally-castaway',
    path: WEEK_6,
    ...admin,
    prepare: openFirst,
    texts: ['Search the rules', 'Recent', 'Pre-Merge Team Challenges', 'Adjustment', 'Undo'],
  },
  {
    name: 'admin-tally-search',
    path: WEEK_6,
    ...admin,
    prepare: async (page) => {
      await openFirst(page);
      await page.getByLabel('Search the rules').fill('idol find');
    },
  },
  {
    name: 'admin-tally-adjustment',
    path: WEEK_6,
    ...admin,
    prepare: async (page) => {
      await openFirst(page);
      await page.getByRole('button', { name: 'Adjustment' }).click();
      await page.getByRole('button', { name: 'Add adjustment' }).click();
    },
    texts: ['Players see this reason beside the points'],
  },
  {
    name: 'admin-tally-entries',
    path: `${WEEK_6}&view=entries`,
    ...admin,
    texts: ['Entries of week 6'],
  },
  {
    name: 'admin-tally-remove',
    path: `${WEEK_6}&view=entries`,
    ...admin,
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
    texts: ['Remove this entry?'],
  },
  {
    name: 'admin-tally-empty',
    path: '/admin/scoring?mode=tally&week=7&view=entries',
    ...admin,
    texts: ['Nothing is entered yet.'],
  },
  {
    name: 'admin-tally-offline',
    path: WEEK_6,
    ...admin,
    prepare: async (page) => {
      await tapAfter(page, (route) => route.abort());
      await page.getByText(/^Offline: 2 waiting/).waitFor();
    },
    expectErrors: [/net::ERR_FAILED/],
    texts: ['Offline: 2 waiting, they are sent when you’re back'],
  },
  {
    name: 'admin-tally-refused',
    path: WEEK_6,
    ...admin,
    prepare: async (page) => {
      await tapAfter(page, (route) => route.fulfill({ status: 400, json: refusal }));
      await page.getByText('2 refused').waitFor();
    },
    expectErrors: [/status of 400/],
    texts: ['This castaway has been eliminated.', 'Try again', 'Drop'],
  },
  {
    name: 'admin-tally-loading',
    path: WEEK_6,
    ...admin,
    before: never(LINES),
    isWaiting: true,
  },
  {
    name: 'admin-tally-failed',
    path: WEEK_6,
    ...admin,
    before: fails(LINES),
    prepare: (page) => page.getByText('Unable to load data').waitFor(),
    expectErrors: [/status of 503/],
    texts: ['Unable to load data'],
  },
];
