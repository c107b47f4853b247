import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Every violation of WCAG 2.2 AA and of axe's best practices on the page as it is now, a line for each element. */
export async function axeViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (values) => {
    const { axe: loaded } = window as unknown as { axe: typeof axe };
    // What passes isn't worked out in full: that takes most of the time, and nobody reads it.
    const found = await loaded.run({ runOnly: { type: 'tag', values }, resultTypes: ['violations'] });
    return found.violations;
  }, TAGS);
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
