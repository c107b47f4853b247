import type { Page } from 'playwright-core';
import type { TestBrowser } from '../browser.js';
import type { WebLeagues } from '../league.js';
import type { ScreenText } from './screen-text.js';

const sealed = async ({ openPage }: TestBrowser, { season }: WebLeagues) => {
  const page = await openPage(season, { reducedMotion: true });
  await page.goto('/');
  return page;
};

const asked = async (browser: TestBrowser, leagues: WebLeagues) => {
  const page = await sealed(browser, leagues);
  await page.getByRole('button', { name: 'Open the parchment' }).click();
  return page;
};

const answered =
  (answer: 'Yes' | 'No') =>
  async (browser: TestBrowser, leagues: WebLeagues): Promise<Page> => {
    const page = await asked(browser, leagues);
    await page.getByRole('button', { name: answer, exact: true }).click();
    return page;
  };

const rows = (where: string, open: ScreenText['open'], ...texts: ScreenText['text'][]): ScreenText[] =>
  texts.map((text) => ({ text, where, open }));

export const landingTexts: readonly ScreenText[] = [
  ...rows('landing, opened', asked, 'Take the Beware Advantage?', 'Yes', 'No'),
  ...rows(
    'landing, after No',
    answered('No'),
    'Better luck next time.',
    /host would be disappointed/,
    'Try Again',
  ),
  ...rows(
    'landing, after Yes',
    answered('Yes'),
    'Congratulations!',
    'Draft castaways, select one every week, and outscore the other players',
    /Text TORCH to \(\d{3}\) \d{3}-\d{4}/,
    'Sign Up',
    'Login',
  ),
];
