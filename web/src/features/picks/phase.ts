/** A week's phase for picking. */
import type { MyPicks, Week } from '@torchbearer/contract/client';

export type Phase = 'not-open' | 'open' | 'closed';

/** @param now ms since 1970 by the server's clock */
export function phaseOf(week: Pick<Week, 'picksOpenAt' | 'picksCloseAt'>, now: number): Phase {
  if (now >= Date.parse(week.picksCloseAt)) return 'closed';
  return now < Date.parse(week.picksOpenAt) ? 'not-open' : 'open';
}

export const hasLiveCastaway = ({ assigned }: Pick<MyPicks, 'assigned'>): boolean =>
  assigned.some(({ castaway }) => !castaway.eliminated);

/** The deadline has passed without a pick, and the system will make one soon. */
export const awaitsAutoPick = (mine: MyPicks, now: number): boolean =>
  mine.pick === null && hasLiveCastaway(mine) && phaseOf(mine.week, now) === 'closed';
