/**
 * Each state of each screen, in one visit: the texts that the specification quotes are shown, and axe finds
 * no violation, in both colour schemes, on a phone and on a desktop.
 */
import type { Page } from '@playwright/test';
import { isLongRun } from '../src/long-run.js';
import { axeViolations } from '../src/web/axe.js';
import { screens } from '../src/web/screens.js';
import type { Screen } from '../src/web/screens/screen.js';
import { leagues } from '../src/web/shared-system-client.js';
import { untilStable } from '../src/web/stable.js';
import { expect } from '../src/web/test.js';
import { test } from '../src/web/visit.js';

const LOOKS: readonly { width: number; colorScheme: 'dark' | 'light' }[] = [
  { width: 1440, colorScheme: 'dark' },
  { width: 360, colorScheme: 'light' },
  { width: 1440, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
];

/** Without search and fragment. */
const pageOf = ({ path }: Screen): string => path.replace(/[?#].*/, '');
const firsts = screens.filter(
  (screen, n) => screens.findIndex((one) => pageOf(one) === pageOf(screen)) === n,
);

/** All states in all looks in `npm run check:long`; otherwise the first state of each page, with the looks in turn. */
const visits = isLongRun
  ? screens.map((screen) => ({ screen, looks: LOOKS }))
  : firsts.map((screen, n) => ({ screen, looks: LOOKS.filter((_, index) => index === n % LOOKS.length) }));

test.describe.configure({ mode: 'parallel' });

for (const { screen, looks } of visits) {
  test(screen.name, async ({ visit }) => {
    const page = await visit(screen, leagues[screen.on]);
    await expect
      .poll(async () => missingFrom(await readable(page), screen.texts ?? []), 'texts that are missing')
      .toEqual([]);
    const lacks = screen.lacks ?? [];
    expect(missingFrom(await readable(page), lacks), 'what it must not say').toEqual(lacks);
    if (screen.textsOnly) return;
    const violations: string[] = [];
    for (const { colorScheme, width } of looks) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      // From the top: content under the header is not too small, only scrolled away.
      await page.evaluate(() => window.scrollTo(0, 0));
      await untilStable(page, screen);
      const found = await axeViolations(page, true);
      violations.push(...found.map((line) => `${String(width)} px, ${colorScheme}: ${line}`));
    }
    expect(violations).toEqual([]);
  });
}

const missingFrom = (words: string, texts: readonly (string | RegExp)[]) =>
  texts.filter((text) => (typeof text === 'string' ? !words.includes(text) : !text.test(words)));

/** All readable text of a page in one line: its text, the values of its fields, and accessible names. */
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
