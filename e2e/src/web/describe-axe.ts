import { beforeAll, expect, it } from 'vitest';
import { axeViolations } from './axe.js';
import { isLongRun } from '../long-run.js';
import { useBrowser } from './browser.js';
import type { WebLeagues } from './league.js';
import { leagues } from './leagues.js';
import type { Screen } from './screens/screen.js';
import { settled } from './settled.js';

/** Both widths and both schemes; the other two pairs of them only in `npm run check:long`. */
const LOOKS = [
  { width: 1440, colorScheme: 'dark' },
  ...(isLongRun ? ([{ width: 1440, colorScheme: 'light' }] as const) : []),
  { width: 360, colorScheme: 'light' },
  ...(isLongRun ? ([{ width: 360, colorScheme: 'dark' }] as const) : []),
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
