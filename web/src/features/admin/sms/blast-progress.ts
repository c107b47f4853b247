/** The progress of a blast. */
import type { BlastProgress } from '@torchbearer/contract/client';

const RUNNING_MS = 1_000;
const REPORTS_MS = 5_000;
/** Delivery reports come within seconds, or never. */
const REPORTS_EXPECTED_MS = 5 * 60_000;

/** How long to wait before the next poll; false if nothing will change. */
export function askAgainAfterMs(progress: BlastProgress, now: number): number | false {
  if (progress.waiting > 0) return RUNNING_MS;
  const isYoung = now - Date.parse(progress.createdAt) < REPORTS_EXPECTED_MS;
  return progress.sent > 0 && isYoung ? REPORTS_MS : false;
}

/** 0 to 100: the share that is finished, successful or not. */
export const percentDone = ({ recipients, waiting }: BlastProgress): number =>
  recipients === 0 ? 100 : Math.round((100 * (recipients - waiting)) / recipients);

/** How many messages became pointless or unwanted before they were sent. */
export const skippedIn = ({ skipped }: Pick<BlastProgress, 'skipped'>): number =>
  skipped.reduce((sum, { recipients }) => sum + recipients, 0);

/** 'The blast is done: 11 sent, 1 failed, 2 skipped.' */
export function doneInWords(blast: BlastProgress): string {
  const { sent, delivered, failed } = blast;
  const left = skippedIn(blast);
  const skipped = left > 0 ? `, ${String(left)} skipped` : '';
  return `The blast is done: ${String(sent + delivered)} sent, ${String(failed)} failed${skipped}.`;
}
