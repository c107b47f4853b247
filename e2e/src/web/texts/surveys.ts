import type { Page } from 'playwright-core';
import { newPlayer } from '../people.js';
import type { ScreenText } from './screen-text.js';

type Open = ScreenText['open'];

/** The survey that comes half a minute after a ranking was saved, and what is done with it. */
const survey =
  (act: (page: Page) => Promise<unknown> = async () => undefined): Open =>
  async ({ openPage }, { preseason }) => {
    const player = await newPlayer(preseason);
    await player.client.markWelcomeSeen({ body: {} });
    const page = await openPage(preseason, { as: player, expectErrors: [/ERR_FAILED/] });
    await page.clock.install();
    const known = page.waitForResponse('**/api/feedback/check/PRESEASON_RANKING');
    await page.goto('/preseason-rank');
    await known;
    await page.getByRole('button', { name: 'Save Rankings' }).click();
    await page.getByText(/^Saved /).waitFor();
    await page.clock.fastForward(30_500);
    await page.clock.resume();
    await act(page);
    return page;
  };

const failing = async (page: Page): Promise<void> => {
  await page.route('**/api/feedback', (route) => route.abort());
  await page.getByRole('dialog').getByText('Very Hard').click();
  await page.getByRole('button', { name: 'Submit' }).click();
};

const rows = (where: string, open: Open, ...texts: ScreenText['text'][]): ScreenText[] =>
  texts.map((text) => ({ text, where, open }));

export const surveysTexts: readonly ScreenText[] = [
  ...rows(
    'survey about ranking',
    survey(),
    'How easy was it to rank your castaways on this page?',
    'Very Hard',
    'Very Easy',
  ),
  ...rows('survey that could not be sent', survey(failing), 'Failed to submit feedback. Please try again.'),
];
