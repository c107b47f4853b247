/** Measures a page's main thread, on a machine throttled to a phone's speed. */
import type { Page } from '@playwright/test';
import { eventsIn, tasksIn, traceOf } from './trace.js';

export interface Work {
  /** The longest task as the page saw it, including waiting for the processor. ms; 0 if none was above 50. */
  readonly longestTask: number;
  /** The longest task by its thread's processor time, ms. */
  readonly longestWork: number;
  readonly trace: string;
}

/** Throttles the page's processor by that factor. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Runs `work`, with a trace named `<name>.json`. */
export async function traced(page: Page, name: string, work: () => Promise<void>): Promise<Work> {
  await page.evaluate(() => {
    const seen: number[] = [];
    const observer = new PerformanceObserver((list) =>
      seen.push(...list.getEntries().map((entry) => entry.duration)),
    );
    observer.observe({ type: 'longtask' });
    Object.assign(window, { longTasks: seen });
  });
  const trace = await traceOf(page, name, work);
  const seen = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
  return { longestTask: Math.max(0, ...seen), longestWork: await longestWorkIn(trace), trace };
}

async function longestWorkIn(trace: string): Promise<number> {
  const events = await eventsIn(trace);
  const isMain = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const tasks = tasksIn(events).filter(({ pid, tid }) => isMain.has(`${pid}/${tid}`));
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1_000;
}

/** Scrolls the page to `to`, px, one step per frame; returns the frames' durations, ms. */
export const framesWhileScrolling = (page: Page, step: number, frames: number): Promise<number[]> =>
  page.evaluate(
    ([by, count]) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        let last = performance.now();
        const next = (): void => {
          const now = performance.now();
          times.push(now - last);
          last = now;
          if (times.length >= count) return resolve(times);
          window.scrollBy({ top: by, behavior: 'instant' });
          requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    [step, frames] as const,
  );
