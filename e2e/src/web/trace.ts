/** A browser's trace: open it with chrome://tracing or https://ui.perfetto.dev. */
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Ignored by git. */
const FOLDER = join(import.meta.dirname, '../../test-results');

/** Times in µs. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The thread's processor time within `dur`. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly startTime?: number } };
}

/** Runs `work` and records the browser's trace meanwhile, in `<name>.json`; returns its path. */
export async function traceOf(page: Page, name: string, work: () => Promise<void>): Promise<string> {
  const browser = page.context().browser();
  if (!browser) throw new Error('a page without a browser');
  await mkdir(FOLDER, { recursive: true });
  const trace = join(FOLDER, `${name}.json`);
  await browser.startTracing(page, {
    path: trace,
    categories: ['toplevel', 'devtools.timeline', 'v8', 'blink.user_timing', 'loading'],
  });
  try {
    await work();
  } finally {
    await browser.stopTracing();
  }
  return trace;
}

export async function eventsIn(trace: string): Promise<readonly TraceEvent[]> {
  const { traceEvents } = JSON.parse(await readFile(trace, 'utf8')) as { traceEvents: TraceEvent[] };
  return traceEvents;
}

/** The threads' activity, task by task. */
export const tasksIn = (events: readonly TraceEvent[]): readonly TraceEvent[] =>
  events.filter(({ name, ph }) => ph === 'X' && /RunTask$/.test(name));
