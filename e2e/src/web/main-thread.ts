/** What a page's main thread does, measured on a machine as slow as a phone. */
import type { Page } from '@playwright/test';
import { eventsIn, tasksIn, traceOf } from './trace.js';

export interface Work {
  /** The longest task as the page saw it: also what the machine made it wait. ms; 0 where none was above 50. */
  readonly longestTask: number;
  /** The longest task by the time that its thread was at work, ms. */
  readonly longestWork: number;
  readonly trace: string;
}

/** Makes the page's processor that many times slower than this machine's. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Runs `work`, with a trace that is named `<name>.json`. */
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

/** Scrolls the page to `to`, px, a step each frame; how long the frames took, ms. */
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
