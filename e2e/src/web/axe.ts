import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Every violation of WCAG 2.2 AA and of axe's best practices on the page as it is now, a line for each element. `contrast`: of colors alone. */
export async function axeViolations(page: Page, which: 'all' | 'contrast' = 'all'): Promise<string[]> {
  // The other mode opens a page of its own to gather frames, of which we have none.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const chosen =
    which === 'all' ? axe.withTags(TAGS) : axe.withRules(['color-contrast', 'link-in-text-block']);
  const { violations } = await chosen.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const reason = (failureSummary ?? help).replaceAll(/\s*\n\s*/g, ' ');
      return `${id} at ${target.join(' ')}: ${reason}`;
    }),
  );
}

/** Fails with each violation, its element and the reason. Open the page with `reducedMotion`, or wait for its end. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  expect(await axeViolations(page), `violations on ${page.url()}`).toEqual([]);
}
