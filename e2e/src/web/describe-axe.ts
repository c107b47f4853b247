import { beforeAll, expect, it } from 'vitest';
import { axeViolations } from './axe.js';
import { useBrowser } from './browser.js';
import type { WebLeagues } from './league.js';
import { leagues } from './leagues.js';
import type { Screen } from './screens/screen.js';
import { settled } from './settled.js';

/** Each width in turn: another scheme is quicker drawn than another width. */
const LOOKS = [
  { width: 1440, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
  { width: 360, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const;

/** Holds each of the screens against axe, every rule of it. */
export function describeAxe(screens: readonly Screen[]): void {
  const { visit } = useBrowser({ sharing: true });
  let house: WebLeagues;
  beforeAll(async () => {
    house = await leagues();
  });

  it.each(screens)(
    '$name has nothing that axe objects to, on a phone and on a desk, by night and by day',
    async (screen) => {
      const page = await visit(screen, house[screen.on]);
      const violations: string[] = [];
      for (const { colorScheme, width } of LOOKS) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        // From the top: what the header lies over is not small, only scrolled away.
        await page.evaluate(() => window.scrollTo(0, 0));
        await settled(page, screen);
        const found = await axeViolations(page);
        violations.push(...found.map((line) => `${String(width)} px, ${colorScheme}: ${line}`));
      }
      expect(violations).toEqual([]);
    },
  );
}
