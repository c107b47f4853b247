/** What a page's main thread does, measured on a machine as slow as a phone. */
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** Ignored by git; read with chrome://tracing or https://ui.perfetto.dev. */
const FOLDER = join(import.meta.dirname, '../../test-results');

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
  const browser = page.context().browser();
  if (!browser) throw new Error('a page without a browser');
  await mkdir(FOLDER, { recursive: true });
  const trace = join(FOLDER, `${name}.json`);
  await page.evaluate(() => {
    const seen: number[] = [];
    const observer = new PerformanceObserver((list) =>
      seen.push(...list.getEntries().map((entry) => entry.duration)),
    );
    observer.observe({ type: 'longtask' });
    Object.assign(window, { longTasks: seen });
  });
  await browser.startTracing(page, {
    path: trace,
    categories: ['toplevel', 'devtools.timeline', 'v8', 'blink.user_timing', 'loading'],
  });
  try {
    await work();
  } finally {
    await browser.stopTracing();
  }
  const seen = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
  return { longestTask: Math.max(0, ...seen), longestWork: await longestWorkIn(trace), trace };
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

async function longestWorkIn(trace: string): Promise<number> {
  const { traceEvents } = JSON.parse(await readFile(trace, 'utf8')) as { traceEvents: TraceEvent[] };
  const isMain = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && /RunTask$/.test(name) && isMain.has(`${pid}/${tid}`),
  );
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
