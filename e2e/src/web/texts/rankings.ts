import type { Page } from 'playwright-core';
import type { PageOptions } from '../open-page.js';
import { newPlayer, samplePlayer } from '../people.js';
import type { ScreenText } from './screen-text.js';

type Open = ScreenText['open'];

/** The rankings page of somebody who has just seen the welcome, and what is done there. */
const ranking =
  (act: (page: Page) => Promise<unknown> = async () => undefined, options: PageOptions = {}): Open =>
  async ({ openPage }, { preseason }) => {
    const player = await newPlayer(preseason);
    await player.client.markWelcomeSeen({ body: {} });
    const page = await openPage(preseason, { as: player, ...options });
    await page.goto('/preseason-rank');
    await page.getByText('castaways to rank').waitFor();
    await act(page);
    return page;
  };

const toText = (page: Page): Promise<void> => page.getByRole('button', { name: 'Text Entry' }).click();

/** Applies the names as they stand in the text area, changed. */
const applying =
  (change: (names: string[]) => string[]) =>
  async (page: Page): Promise<void> => {
    await toText(page);
    const area = page.getByRole('textbox');
    await area.fill(change((await area.inputValue()).split('\n')).join('\n'));
    await page.getByRole('button', { name: 'Apply Rankings' }).click();
  };

const saving =
  (answer: 'never' | 'nothing') =>
  async (page: Page): Promise<void> => {
    await page.route('**/api/rankings/me', (route) =>
      answer === 'never' ? new Promise<void>(() => undefined) : route.abort(),
    );
    await page.getByRole('button', { name: 'Save Rankings' }).click();
  };

const locked: Open = async ({ openPage }, { season }) => {
  const page = await openPage(season, { as: await samplePlayer(season, 11) });
  await page.goto('/preseason-rank');
  return page;
};

const welcome: Open = async ({ openPage }, { preseason }) => {
  const page = await openPage(preseason, { as: await newPlayer(preseason) });
  await page.goto('/preseason-rank');
  return page;
};

const rows = (where: string, open: Open, ...texts: ScreenText['text'][]): ScreenText[] =>
  texts.map((text) => ({ text, where, open }));

export const rankingsTexts: readonly ScreenText[] = [
  ...rows(
    'rankings, locked',
    locked,
    'Preseason Rankings - Locked',
    'Rankings are now locked.',
    /The draft is completed, castaways were assigned from the rankings, and editing is no longer available\./,
  ),
  ...rows(
    'rankings, by drag',
    ranking(),
    'Rankings Deadline',
    'Draft',
    'Your Castaways Loaded',
    'Weekly Pick Deadline',
    /Wednesday 5:00 PM PT/,
    'Click and drag castaways to reorder your rankings',
    'Drag & Drop',
    'Text Entry',
    /^\d+ castaways to rank$/,
    'Save Rankings',
  ),
  ...rows(
    'rankings, by text',
    ranking(toText),
    /^Enter castaway names in order of your ranking \(1-\d+\), one per line\. Names must match exactly\.$/,
    'Apply Rankings',
  ),
  ...rows(
    'rankings, too few names',
    ranking(applying((names) => names.slice(1))),
    /^Please enter exactly \d+ castaway names \(one per line\)$/,
  ),
  ...rows(
    'rankings, names that nobody bears',
    ranking(applying((names) => ['a', 'b', ...names.slice(2)])),
    'Could not find: a, b',
  ),
  ...rows(
    'rankings, a right text',
    ranking(applying((names) => names.reverse())),
    'Rankings updated! Click "Save Rankings" to save.',
  ),
  ...rows('rankings, while they are saved', ranking(saving('never')), 'Saving...'),
  ...rows(
    'rankings that could not be saved',
    ranking(saving('nothing'), { expectErrors: [/ERR_FAILED/] }),
    'Unable to save rankings',
  ),
  ...rows('rankings for the first time', welcome, 'Beware Advantage'),
];
