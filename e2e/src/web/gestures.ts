/** Gestures beyond a click: dragging by mouse and by finger. */
import type { Locator, Page } from '@playwright/test';

export interface Point {
  /** CSS pixels from the window's left edge. */
  readonly x: number;
  /** CSS pixels from the window's top edge. */
  readonly y: number;
}

/** The position of its middle, after scrolling it into view. */
export async function centre(one: Locator): Promise<Point> {
  await one.scrollIntoViewIfNeeded();
  const box = await one.boundingBox();
  if (!box) throw new Error('it is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses the mouse, moves it in small steps and, unless `holds`, releases it. */
export async function dragByMouse(page: Page, from: Point, to: Point, holds = false): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 12 });
  if (!holds) await page.mouse.up();
}

export interface Finger {
  /** Puts a finger down, holds it, moves it and lifts it. */
  draw(from: Point, to: Point, holdMs: number): Promise<void>;
}

/** Playwright's own touch screen can only tap. */
export async function fingerOn(page: Page): Promise<Finger> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    async draw(from, to, holdMs) {
      await touch('touchStart', [from]);
      await page.waitForTimeout(holdMs);
      for (let step = 1; step <= 10; step += 1) {
        const at = { x: from.x + ((to.x - from.x) * step) / 10, y: from.y + ((to.y - from.y) * step) / 10 };
        await touch('touchMove', [at]);
        await page.waitForTimeout(16);
      }
      await page.waitForTimeout(300);
      await touch('touchEnd', []);
    },
  };
}
