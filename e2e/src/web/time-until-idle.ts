/** How long a page is busy before it can be used. */
import type { Page } from '@playwright/test';
import { eventsIn, tasksIn, traceOf } from './trace.js';

export interface TimeUntilIdle {
  /** Until the end of the last long task, including waiting for the processor. ms */
  readonly wall: number;
  /** The processor time of the page's main thread meanwhile, ms. */
  readonly work: number;
  readonly trace: string;
}

/** The browsers' definition of a long task. */
const LONG_MS = 50;
/** After this long without a long task, a page counts as idle. */
const QUIET_MS = 500;
const AT_REST = 'at rest';

/**
 * How long the page is busy after a moment, until it is idle. `work` may open the page first; it returns
 * the moment, in the page's own time (`performance.now()`, ms).
 */
export async function timeUntilIdle(
  page: Page,
  name: string,
  work: () => Promise<number>,
): Promise<TimeUntilIdle> {
  let since = 0;
  const trace = await traceOf(page, name, async () => {
    since = await work();
    await atRest(page);
    await page.evaluate((mark) => performance.mark(mark), AT_REST);
  });
  const events = await eventsIn(trace);
  const mark = events.find((event) => event.name === AT_REST);
  const markedAt = mark?.args?.data?.startTime;
  if (mark === undefined || markedAt === undefined) throw new Error(`${trace} lacks the page's time`);
  const from = mark.ts + (since - markedAt) * 1_000;
  // A task in progress counts as a whole.
  const tasks = tasksIn(events).filter(
    ({ pid, tid, ts, dur = 0 }) => pid === mark.pid && tid === mark.tid && ts + dur > from,
  );
  const ends = tasks.filter(({ dur = 0 }) => dur > LONG_MS * 1_000).map(({ ts, dur = 0 }) => ts + dur);
  const end = Math.max(from, ...ends);
  const worked = tasks.filter(({ ts }) => ts < end).reduce((sum, { tdur = 0 }) => sum + tdur, 0);
  return { wall: (end - from) / 1_000, work: worked / 1_000, trace };
}

const atRest = (page: Page): Promise<void> =>
  page.evaluate(
    (quiet) =>
      new Promise((resolve) => {
        const rest = (): void => {
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(rest, quiet);
        const observer = new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(rest, quiet);
        });
        observer.observe({ type: 'longtask' });
      }),
    QUIET_MS,
  );
