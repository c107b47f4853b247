/** A castaway's season, week by week. */
import type { Config, WeekPoints } from '@torchbearer/contract/client';

type WeekState = 'not-ranked' | 'scored' | 'eliminated' | 'to-come';

export interface CastawayWeek {
  readonly weekNumber: number;
  readonly state: WeekState;
  /** null unless scored. */
  readonly points: number | null;
  /** The sum over all scored weeks so far; null unless scored. */
  readonly total: number | null;
}

export interface CastawaySeason {
  /** From 1 to the last episode, and beyond it if later weeks have points. */
  readonly weeks: readonly CastawayWeek[];
  readonly total: number;
  /** Points per scored week, one decimal, 0 without any. */
  readonly average: number;
  /** null without points. */
  readonly best: { readonly weekNumber: number; readonly points: number } | null;
}

/** Weeks before the first pick week are never scored, whatever was saved for them. */
export function castawaySeason(
  results: readonly WeekPoints[],
  { firstPickWeek, episodes }: Pick<Config['season'], 'firstPickWeek' | 'episodes'>,
  eliminated: boolean,
): CastawaySeason {
  const scored = new Map(
    results
      .filter(({ weekNumber }) => weekNumber >= firstPickWeek)
      .map(({ weekNumber, points }) => [weekNumber, points]),
  );
  const lastScored = Math.max(0, ...scored.keys());
  let total = 0;
  const weeks = Array.from({ length: Math.max(episodes, lastScored) }, (_, place): CastawayWeek => {
    const weekNumber = place + 1;
    const points = scored.get(weekNumber);
    if (points !== undefined) {
      total += points;
      return { weekNumber, state: 'scored', points, total };
    }
    const state = eliminated && weekNumber > lastScored ? 'eliminated' : 'to-come';
    return {
      weekNumber,
      state: weekNumber < firstPickWeek ? 'not-ranked' : state,
      points: null,
      total: null,
    };
  });
  return {
    weeks,
    total,
    average: scored.size === 0 ? 0 : oneDecimal(total / scored.size),
    best: best(weeks),
  };
}

const oneDecimal = (figure: number): number => Math.round(figure * 10) / 10;

/** The first one of a tie. */
function best(weeks: readonly CastawayWeek[]): CastawaySeason['best'] {
  let found: CastawaySeason['best'] = null;
  for (const { weekNumber, points } of weeks) {
    if (points !== null && (found === null || points > found.points)) found = { weekNumber, points };
  }
  return found;
}
