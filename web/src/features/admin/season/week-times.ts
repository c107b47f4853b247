/** The form fields for when a week's picks open and close, and their errors. */
import type { Week } from '@torchbearer/contract/client';
import { REASONS } from '@torchbearer/rules';
import { fromShowClock, toShowClock } from './show-clock.js';

/** By the show's clock. A type, not an interface: the form goes through its fields by name. */
export type WeekTimes = {
  readonly picksOpenAt: string;
  readonly picksCloseAt: string;
};

/** Whether a close that has passed would be moved. @param now ms since 1970 */
export const isMoveOfClosed = (times: WeekTimes, week: Week, now: number): boolean =>
  Date.parse(week.picksCloseAt) <= now && times.picksCloseAt !== timesOf(week).picksCloseAt;

export const timesOf = (week: Week): WeekTimes => ({
  picksOpenAt: toShowClock(week.picksOpenAt),
  picksCloseAt: toShowClock(week.picksCloseAt),
});

const timeError = (label: string, typed: string): string | undefined => {
  if (typed === '') return `${label} is required`;
  return fromShowClock(typed) === null ? `${label} does not exist in PT` : undefined;
};

export function timeErrors({ picksOpenAt, picksCloseAt }: WeekTimes) {
  const opens = fromShowClock(picksOpenAt);
  const closes = fromShowClock(picksCloseAt);
  const isTurned = opens !== null && closes !== null && opens >= closes;
  return {
    picksOpenAt: timeError('Opening time', picksOpenAt),
    picksCloseAt: isTurned
      ? REASONS.WEEK_CLOSES_BEFORE_OPEN.sentence
      : timeError('Closing time', picksCloseAt),
  };
}

/**
 * Warnings about times that are allowed but unusual.
 * @param weeks all of the season's
 * @param now ms since 1970
 */
export function timeWarnings(times: WeekTimes, week: Week, weeks: readonly Week[], now: number): string[] {
  const opens = fromShowClock(times.picksOpenAt);
  const closes = fromShowClock(times.picksCloseAt);
  if (opens === null || closes === null) return [];
  const warnings: string[] = [];
  const wasOver = Date.parse(week.picksCloseAt) <= now;
  const isOver = Date.parse(closes) <= now;
  if (week.isActive && isOver && !wasOver)
    warnings.push('This close is in the past: picks close as soon as you save, and auto-picks follow.');
  const isMove = isMoveOfClosed(times, week, now);
  if (isMove && week.scored)
    warnings.push('Picks of this week have closed and it has points, so its close can’t be moved.');
  else if (isMove)
    warnings.push(
      'Picks of this week have closed. Automatic picks are withdrawn, and made again at the new close; picks by hand stay.',
    );
  else if (week.scored) warnings.push('This week is scored already. Its points stay as they are.');
  for (const other of weeks) {
    const overlaps = opens < other.picksCloseAt && other.picksOpenAt < closes;
    if (other.id !== week.id && overlaps)
      warnings.push(
        `These times overlap with week ${String(other.weekNumber)}. Only the active week takes picks.`,
      );
  }
  return warnings;
}
