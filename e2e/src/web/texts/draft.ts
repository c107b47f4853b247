import type { Draft, DraftPreview, PicksDebug } from '@torchbearer/contract/client';
import type { Page } from 'playwright-core';
import type { TestBrowser } from '../browser.js';
import { chooseFirst } from '../controls.js';
import type { WebLeagues } from '../league.js';
import { admin } from '../people.js';
import type { ScreenText } from './screen-text.js';

type Open = ScreenText['open'];
type LeagueOf = (leagues: WebLeagues) => WebLeagues['season'];

const season: LeagueOf = (leagues) => leagues.season;
const preseason: LeagueOf = (leagues) => leagues.preseason;

const rows = (where: string, open: Open, ...texts: ScreenText['text'][]): ScreenText[] =>
  texts.map((text) => ({ text, where, open }));

interface State {
  readonly league: LeagueOf;
  readonly path?: string;
  readonly expectErrors?: RegExp[];
  /** Before the page is asked for. */
  before?(page: Page): Promise<unknown>;
  prepare?(page: Page): Promise<unknown>;
}

const manager =
  (state: State): Open =>
  async ({ openPage }: TestBrowser, leagues) => {
    const league = state.league(leagues);
    const { expectErrors = [] } = state;
    const page = await openPage(league, { as: await admin(league), expectErrors });
    await state.before?.(page);
    await page.goto(state.path ?? '/admin/draft');
    await state.prepare?.(page);
    return page;
  };

const click = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const answers = (path: string, json: unknown) => (page: Page) =>
  page.route(path, (route) => route.fulfill({ json }));
const isAway = (path: string) => (page: Page) => page.route(path, (route) => route.abort());

/** Gives the page another answer of this call than the league's own. */
const changed =
  <Answer>(path: string, change: (answer: Answer) => Answer) =>
  (page: Page) =>
    page.route(path, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: change((await response.json()) as Answer) });
    });

const draftOf = (draftStatus: Draft['draftStatus']) =>
  changed<Draft>('**/api/draft/status', (draft) => ({ ...draft, draftStatus }));

const preview: DraftPreview = {
  picks: [],
  previewId: 'a',
  seed: 'a-seed',
  leftOut: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  isStale: false,
  inputHash: 'a-hash',
};
const previewed = answers('**/api/draft/preview', preview);

async function approve(page: Page): Promise<void> {
  await click(page, 'Preview Draft');
  await click(page, 'Approve & Run Draft');
  await click(page, 'Approve & run');
}

async function unlock(page: Page): Promise<void> {
  await click(page, 'Unlock Draft');
  await click(page, 'Unlock');
}

/** A player of the sample season. */
const chooseUser = (page: Page) => chooseFirst(page, 'User', 'Coral Whitfield');

/** Of their castaways it is the first who is still in the game. */
async function submitForUser(page: Page): Promise<void> {
  await chooseUser(page);
  await chooseFirst(page, 'Castaway');
  await click(page, 'Submit pick');
}

const tool = '/admin/draft?submit=open';

export const draftTexts: readonly ScreenText[] = [
  ...rows(
    'draft manager, drafted',
    manager({ league: season }),
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
  ),
  ...rows(
    'draft manager, before the draft',
    manager({ league: preseason }),
    'Open',
    'Click Preview to see draft results, then Approve to finalize.',
    'Preview Draft',
    'Approve & Run Draft',
  ),
  ...rows(
    'draft manager, the draft running',
    manager({ league: season, before: draftOf('IN_PROGRESS') }),
    'Draft is in progress...',
  ),
  ...rows(
    'draft manager, not loaded',
    manager({ league: season, before: isAway('**/api/draft/status'), expectErrors: [/ERR_FAILED/] }),
    'Unable to load draft data',
  ),
  ...rows(
    'draft manager, preview fails',
    manager({
      league: preseason,
      before: isAway('**/api/draft/preview'),
      prepare: (page) => click(page, 'Preview Draft'),
      expectErrors: [/ERR_FAILED/],
    }),
    'Unable to preview draft',
  ),
  ...rows(
    'draft manager, run fails',
    manager({
      league: preseason,
      before: (page) => Promise.all([previewed(page), isAway('**/api/draft/run')(page)]),
      prepare: approve,
      expectErrors: [/ERR_FAILED/],
    }),
    'Unable to run draft',
  ),
  ...rows(
    'draft manager, run',
    manager({
      league: preseason,
      before: (page) =>
        Promise.all([
          previewed(page),
          answers('**/api/draft/run', { draftStatus: 'COMPLETED', picks: [] } satisfies Draft)(page),
        ]),
      prepare: approve,
    }),
    'Draft completed and approved successfully!',
  ),
  ...rows(
    'draft manager, unlock fails',
    manager({
      league: season,
      before: isAway('**/api/rankings/admin/unlock'),
      prepare: unlock,
      expectErrors: [/ERR_FAILED/],
    }),
    'Failed to unlock rankings',
  ),
  ...rows(
    'draft manager, unlocked',
    manager({
      league: season,
      before: answers('**/api/rankings/admin/unlock', { draftStatus: 'PENDING', scoredWeeks: 4 }),
      prepare: unlock,
    }),
    'Rankings unlocked successfully! Users can now edit their rankings.',
  ),
  ...rows(
    'submit for user, nothing chosen',
    manager({ league: season, path: tool, prepare: (page) => click(page, 'Submit pick') }),
    'Please select both a user and a castaway',
  ),
  ...rows(
    'submit for user, no draft picks',
    manager({
      league: season,
      path: tool,
      before: changed<Draft>('**/api/draft/status', (draft) => ({ ...draft, picks: [] })),
      prepare: chooseUser,
    }),
    'This user has no draft picks assigned yet. Complete the draft first.',
  ),
  ...rows(
    'submit for user, not saved',
    manager({
      league: season,
      path: tool,
      before: isAway('**/api/picks/admin/submit'),
      prepare: submitForUser,
      expectErrors: [/ERR_FAILED/],
    }),
    'Failed to submit pick',
  ),
  ...rows(
    'debug panel, no active week',
    manager({
      league: season,
      path: '/admin/draft?debug=open',
      before: changed<PicksDebug>('**/api/picks/admin/debug', (debug) => ({ ...debug, activeWeek: null })),
    }),
    /No week is active/,
  ),
  ...rows(
    'season screen',
    manager({ league: season, path: '/admin/season' }),
    'Hide picks until lock',
    'Rankings deadline',
    'Share castaways',
  ),
];
