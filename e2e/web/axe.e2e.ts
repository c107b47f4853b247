import { beforeAll, expect, it } from 'vitest';
import { axeViolations } from '../src/web/axe.js';
import { useBrowser } from '../src/web/browser.js';
import type { WebLeagues } from '../src/web/league.js';
import { leagues } from '../src/web/leagues.js';
import { screens } from '../src/web/screens.js';
import { settled } from '../src/web/settled.js';

const { visit } = useBrowser();
let house: WebLeagues;
beforeAll(async () => {
  house = await leagues();
});

it.each(screens)(
  '$name has nothing that axe objects to, on a phone and a desk, by night and day',
  async (screen) => {
    const page = await visit(screen, house[screen.on]);
    const violations: string[] = [];
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await settled(page);
        const found = await axeViolations(page);
        violations.push(...found.map((line) => `${String(width)} px, ${colorScheme}: ${line}`));
      }
    }
    expect(violations).toEqual([]);
  },
);
