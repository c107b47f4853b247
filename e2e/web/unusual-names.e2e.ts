/** A league of names that layouts don't expect: long ones without a space, emoji, and names written from right to left. */
import type { Page } from '@playwright/test';
import { openPageIn } from '../src/web/open-page.js';
import { screens } from '../src/web/screens.js';
import { leagues, season } from '../src/web/shared-system-client.js';
import { samplePlayer } from '../src/web/people.js';
import { expect, test } from '../src/web/test.js';
import { startVisits } from '../src/web/visit.js';

const WIDTH = 360;

const NAMES = [
  'Wolfeschlegelsteinhausenbergerdorffwelch',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  '👩‍👩‍👧‍👦🏴‍☠️🇳🇴👨‍👩‍👧‍👦🏳️‍🌈',
  'نورالدينعبدالرحمنالعبداللطيفالحسينيالطويل',
  'נועה לוי (7)',
] as const;
/** The fields of responses with names that a person has chosen. */
const FIELDS = new Set([
  'name',
  'displayName',
  'username',
  'userName',
  'castawayName',
  'playerName',
  'groupName',
]);

/** The response with each name replaced, always by the same one. */
function renamed(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => renamed(each, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, renamed(each, name)]));
  if (typeof value !== 'string' || value === '' || !FIELDS.has(key)) return value;
  return NAMES[[...value].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % NAMES.length];
}

async function renameAll(page: Page): Promise<void> {
  await page.route(/\/api\/(?!config|openapi)/, async (route) => {
    if (route.request().method() !== 'GET') return await route.fallback();
    const response = await route.fetch();
    const isJson = response.headers()['content-type']?.startsWith('application/json') === true;
    if (!isJson) return await route.fulfill({ response });
    await route.fulfill({ response, json: renamed(await response.json()) });
  });
  // Whose standings have the real names.
  await page.routeWebSocket(/socket\.io/, () => undefined);
}

/** What is wider than the screen or out of order, and which buttons of an open dialog nobody can press. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(async (width) => {
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > width) {
      const widest = [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > width + 0.5)
        .slice(0, 3)
        .map(
          (element) => `${element.tagName}.${element.className}: ${(element.textContent ?? '').slice(0, 40)}`,
        );
      found.push(`${String(scrollWidth)} px wide: ${widest.join(' | ')}`);
    }
    // A page written from left to right: what follows a name stands to the right of it, also a figure.
    for (const name of document.querySelectorAll(':is(a, b, bdi, em, i, small, span, strong)')) {
      const text = name.textContent ?? '';
      const next = name.nextSibling;
      if (!next || !/[\u0590-\u06FF]/.test(text) || getComputedStyle(name).display !== 'inline') continue;
      const range = document.createRange();
      range.selectNode(next);
      const [after] = range.getClientRects();
      const own = [...name.getClientRects()].at(-1);
      if (!after || !own || after.top >= own.bottom || after.bottom <= own.top) continue;
      if (after.left < own.left) found.push(`reordered: ${text} | ${next.textContent ?? ''}`);
    }
    const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
    for (const button of dialog?.querySelectorAll('button') ?? []) {
      if (!button.checkVisibility({ visibilityProperty: true })) continue;
      button.scrollIntoView({ block: 'nearest' });
      await new Promise((drawn) => requestAnimationFrame(drawn));
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isReached =
        left >= 0 && right <= width && (button.contains(hit) || hit?.contains(button) === true);
      if (!isReached) found.push(`a button that can't be reached: ${button.textContent || button.ariaLabel}`);
    }
    return found;
  }, WIDTH);

/** On a phone, cards are not arranged. */
const NO_PHONE = 'insights-arrange';
const opened = screens.filter(
  ({ name, textsOnly, isWaiting }) => name !== NO_PHONE && !textsOnly && !isWaiting,
);

test.describe.configure({ mode: 'parallel' });

for (const screen of opened) {
  test(`${screen.name} fits a phone, whatever people are called`, async ({ browser }) => {
    const visits = startVisits(
      async (url, options) => {
        const one = await openPageIn(browser, url, { ...options, width: WIDTH });
        await renameAll(one.page);
        return one;
      },
      () => samplePlayer(season),
    );
    const { page, context } = await visits.to(screen, leagues[screen.on]);
    expect(await faults(page)).toEqual([]);
    await context.close();
  });
}
