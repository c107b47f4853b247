import { newPlayer, samplePlayer } from '../people.js';
import type { ScreenText } from './screen-text.js';

const rows = (where: string, open: ScreenText['open'], ...texts: ScreenText['text'][]): ScreenText[] =>
  texts.map((text) => ({ text, where, open }));

export const resultsTexts: readonly ScreenText[] = [
  ...rows(
    'weekly results',
    async ({ openPage }, { season }) => {
      const page = await openPage(season, { as: await samplePlayer(season, 0) });
      await page.goto('/weekly-results');
      return page;
    },
    'Castaway',
    'Tribe',
    'Points',
    'Week 6',
    'Your pick',
  ),
  ...rows(
    'weekly results before the first scores',
    async ({ openPage }, { preseason }) => {
      const page = await openPage(preseason, { as: await newPlayer(preseason) });
      await page.goto('/weekly-results');
      return page;
    },
    'No results posted yet.',
  ),
  ...rows(
    'weekly results, the server away',
    async ({ openPage }, { season }) => {
      const page = await openPage(season, {
        as: await samplePlayer(season, 0),
        expectErrors: [/ERR_FAILED/],
      });
      await page.route('**/api/results', (route) => route.abort());
      await page.goto('/weekly-results');
      return page;
    },
    'Unable to load weekly results.',
  ),
];
