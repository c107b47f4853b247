/** Measures a page's main thread, on a machine throttled to a phone's speed. */
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Ignored by git. */
const FOLDER = join(import.meta.dirname, '../../test-results');
/** A page that has been without a long task (of more than 50 ms) for that long counts as idle, ms. */
const QUIET_MS = 500;
const AT_REST = 'at rest';

/** Times in µs. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The thread's processor time within `dur`. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly startTime?: number } };
}

interface Work {
  /** Times of the tasks, in ms: as the page saw them, with waiting for the processor, and of the processor alone. */
  readonly tasks: readonly { readonly lasted: number; readonly worked: number }[];
  /** Open it with chrome://tracing or https://ui.perfetto.dev. */
  readonly trace: string;
}

/** Throttles the page's processor by that factor. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/**
 * The page's tasks during `work` and until it is idle, with the browser's trace in `<name>.json`.
 * @param work returns since when, in the page's own time (`performance.now()`, ms); without it, all count
 */
export async function traced(
  page: Page,
  name: string,
  work: () => Promise<number | undefined>,
): Promise<Work> {
  const browser = page.context().browser();
  if (!browser) throw new Error('a page without a browser');
  await mkdir(FOLDER, { recursive: true });
  const trace = join(FOLDER, `${name}.json`);
  await browser.startTracing(page, {
    path: trace,
    categories: ['toplevel', 'devtools.timeline', 'v8', 'blink.user_timing', 'loading'],
  });
  let since: number | undefined;
  try {
    since = await work();
    await atRest(page);
    await page.evaluate((mark) => performance.mark(mark), AT_REST);
  } finally {
    await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(await readFile(trace, 'utf8')) as { traceEvents: TraceEvent[] };
  const mark = traceEvents.find((event) => event.name === AT_REST);
  const markedAt = mark?.args?.data?.startTime;
  if (mark === undefined || markedAt === undefined) throw new Error(`${trace} lacks the page's time`);
  const from = since === undefined ? 0 : mark.ts + (since - markedAt) * 1_000;
  return {
    tasks: traceEvents
      .filter(
        ({ name: task, ph, pid, tid }) =>
          ph === 'X' && /RunTask$/.test(task) && pid === mark.pid && tid === mark.tid,
      )
      // A task in progress counts as a whole.
      .filter(({ ts, dur = 0 }) => ts + dur > from)
      .map(({ dur = 0, tdur = 0 }) => ({ lasted: dur / 1_000, worked: tdur / 1_000 })),
    trace,
  };
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
