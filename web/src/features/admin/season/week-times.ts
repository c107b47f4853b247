/** When picks of a week open and close, as a form has it, and what can be wrong with it. */
import type { Week } from '@torchbearer/contract/client';
import { REASONS } from '@torchbearer/rules';
import { fromShowClock, toShowClock } from './show-clock.js';

export type WeekTimes = {
  /** By the show's clock. */
  readonly opens: string;
  readonly closes: string;
};

export const timesOf = (week: Week): WeekTimes => ({
  opens: toShowClock(week.picksOpenAt),
  closes: toShowClock(week.picksCloseAt),
});

const timeFault = (label: string, typed: string): string | undefined => {
  if (typed === '') return `${label} is required`;
  return fromShowClock(typed) === null ? `${label} does not exist in PT` : undefined;
};

export function timeFaults({ opens, closes }: WeekTimes): Partial<Record<keyof WeekTimes, string>> {
  const opensFault = timeFault('Opening time', opens);
  const closesFault = timeFault('Closing time', closes);
  const opensAt = fromShowClock(opens);
  const closesAt = fromShowClock(closes);
  const isTurned = opensAt !== null && closesAt !== null && opensAt >= closesAt;
  return {
    ...(opensFault !== undefined && { opens: opensFault }),
    ...(closesFault !== undefined && { closes: closesFault }),
    ...(isTurned && { closes: REASONS.WEEK_CLOSES_BEFORE_OPEN.sentence }),
  };
}

/**
 * What is allowed and worth a second thought.
 * @param weeks all of the season's
 * @param now ms since 1970
 */
export function timeWarnings(times: WeekTimes, week: Week, weeks: readonly Week[], now: number): string[] {
  const opens = fromShowClock(times.opens);
  const closes = fromShowClock(times.closes);
  if (opens === null || closes === null) return [];
  const warnings: string[] = [];
  const wasOver = Date.parse(week.picksCloseAt) <= now;
  const isOver = Date.parse(closes) <= now;
  if (week.isActive && isOver && !wasOver)
    warnings.push('This close is in the past: picks close as soon as you save, and auto-picks follow.');
  if (week.isActive && wasOver && !isOver)
    warnings.push('Picks of this week have closed. This opens them again; auto-picks stay until changed.');
  if (week.scored) warnings.push('This week is scored already. Its points stay as they are.');
  for (const other of weeks) {
    const overlaps = opens < other.picksCloseAt && other.picksOpenAt < closes;
    if (other.id !== week.id && overlaps)
      warnings.push(
        `These times overlap with week ${String(other.weekNumber)}. Only the active week takes picks.`,
      );
  }
  return warnings;
}
