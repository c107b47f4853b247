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
        // From the top: what the header lies over is not small, only scrolled away.
        await page.evaluate(() => window.scrollTo(0, 0));
        await settled(page);
        // Colors are looked at in all four, the rest once as a phone and once as a desk shows it.
        const all = (colorScheme === 'dark') === (width === 360);
        const found = await axeViolations(page, all ? 'all' : 'contrast');
        violations.push(...found.map((line) => `${String(width)} px, ${colorScheme}: ${line}`));
      }
    }
    expect(violations).toEqual([]);
  },
);
