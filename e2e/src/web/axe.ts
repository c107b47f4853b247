import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { isLongRun } from '../long-run.js';
import { expect } from './test.js';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Every violation of WCAG 2.2 AA and of axe's best practices on the page as it is now, a line for each element.
 * @param withContrast whether contrast counts, which costs more than loading the page: outside long runs only in
 *   screens.e2e.ts, for the first state of each page
 */
export async function axeViolations(page: Page, withContrast = isLongRun): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Results that passed need no details.
    .options({ resultTypes: ['violations'], rules: { 'color-contrast': { enabled: withContrast } } })
    .withTags(TAGS)
    // Our pages have no frames of other origins, so one run in the page covers everything.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const reason = (failureSummary ?? help).replaceAll(/\s*\n\s*/g, ' ');
      return `${id} at ${target.join(' ')}: ${reason}`;
    }),
  );
}

/** Fails with each violation, its element and the reason. On a page with motion, await animations. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  expect(await axeViolations(page), `violations on ${page.url()}`).toEqual([]);
}
