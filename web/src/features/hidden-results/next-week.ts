import type { Config } from '@torchbearer/contract/client';

/** The newest week that may have been watched: a week is shown once its picks are closed. */
export function newestWeek(
  { activeWeek, season }: Pick<Config, 'activeWeek' | 'season'>,
  now: number,
): number {
  if (activeWeek === null) return season.episodes;
  const isClosed = now >= Date.parse(activeWeek.picksCloseAt);
  return isClosed ? activeWeek.weekNumber : activeWeek.weekNumber - 1;
}

/** The week after the last that was watched; null if it has not been on yet. */
export const nextWeek = (watched: number, newest: number): number | null =>
  watched < newest ? watched + 1 : null;

/** 'up to week 5' */
export const upTo = (week: number): string =>
  week === 0 ? 'from before week 1' : `up to week ${String(week)}`;
