/** Every text that the product's specification quotes is on its screen, word for word; one table a screen names them. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../src/wait.js';
import { useBrowser } from '../src/web/browser.js';
import type { WebLeagues } from '../src/web/league.js';
import { leagues } from '../src/web/leagues.js';
import { adminShellTexts } from '../src/web/texts/admin-shell.js';
import { castawaysTexts } from '../src/web/texts/castaways.js';
import { draftTexts } from '../src/web/texts/draft.js';
import { insightsTexts } from '../src/web/texts/insights.js';
import { managersTexts } from '../src/web/texts/managers.js';
import { publicTexts } from '../src/web/texts/public.js';
import { scoringTexts } from '../src/web/texts/scoring.js';
import { smsManagerTexts } from '../src/web/texts/sms-manager.js';
import { authTexts } from '../src/web/texts/auth.js';
import { dashboardTexts } from '../src/web/texts/dashboard.js';
import { landingTexts } from '../src/web/texts/landing.js';
import { layoutTexts } from '../src/web/texts/layout.js';
import { leaderboardTexts } from '../src/web/texts/leaderboard.js';
import { picksTexts } from '../src/web/texts/picks.js';
import { profileTexts } from '../src/web/texts/profile.js';
import { rankingsTexts } from '../src/web/texts/rankings.js';
import { resultsTexts } from '../src/web/texts/results.js';
import type { ScreenText } from '../src/web/texts/screen-text.js';
import { smsTexts } from '../src/web/texts/sms.js';
import { surveysTexts } from '../src/web/texts/surveys.js';

const tables: Readonly<Record<string, readonly ScreenText[]>> = {
  auth: authTexts,
  dashboard: dashboardTexts,
  landing: landingTexts,
  layout: layoutTexts,
  leaderboard: leaderboardTexts,
  picks: picksTexts,
  profile: profileTexts,
  rankings: rankingsTexts,
  results: resultsTexts,
  sms: smsTexts,
  surveys: surveysTexts,
  'sms-manager': smsManagerTexts,
  scoring: scoringTexts,
  public: publicTexts,
  managers: managersTexts,
  insights: insightsTexts,
  draft: draftTexts,
  castaways: castawaysTexts,
  'admin-shell': adminShellTexts,
};

const browser = useBrowser({ sharing: true });
let house: WebLeagues;
beforeAll(async () => {
  house = await leagues();
});

/** What a person can read on a page: its text, what stands in its fields, and names that are only spoken. */
const readable = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const spoken = [...document.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap((element) =>
      ['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
    );
    const typed = [...document.querySelectorAll('textarea, input')].map(
      (element) => (element as HTMLInputElement).value,
    );
    return [document.body.innerText, ...spoken, ...typed].join('\n').replaceAll(/\s+/g, ' ');
  });

/** One page is opened for all texts of a state. */
const byState = (table: readonly ScreenText[]): [string, readonly ScreenText[]][] => {
  const states = new Map<string, ScreenText[]>();
  for (const row of table) states.set(row.where, [...(states.get(row.where) ?? []), row]);
  return [...states];
};

describe.each(Object.entries(tables))('the texts of %s', (_name, table) => {
  it.each(byState(table))('%s', async (_where, rows) => {
    const page = await rows[0]?.open(browser, house);
    if (!page) throw new Error('an empty table');
    await eventually(async () => {
      const words = await readable(page);
      const missing = rows.map(({ text }) => text).filter((text) => !says(words, text));
      expect(missing).toEqual([]);
    });
  });
});

const says = (words: string, text: string | RegExp): boolean =>
  // The words of the whole page stand in one line: what begins or ends a text begins or ends none of it.
  typeof text === 'string'
    ? words.includes(text)
    : new RegExp(text.source.replaceAll(/^\^|\$$/g, '')).test(words);
