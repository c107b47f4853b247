/**
 * Players may hide results of weeks that they have not watched. Everywhere the same number says how far they want to see:
 * the last week they have watched, 0 for none, null for all results.
 */
export type ResultsUntil = number | null;

/** Whether results of this week are shown. */
export const isWeekShown = (weekNumber: number, until: ResultsUntil): boolean =>
  until === null || weekNumber <= until;

/**
 * Whether others' picks of this week are shown once they may be: a pick tells who was still in the game when the week
 * began, so it needs the weeks before, but not its own.
 */
export const arePicksShown = (weekNumber: number, until: ResultsUntil): boolean =>
  until === null || weekNumber <= until + 1;

interface MayBeOut {
  readonly eliminated: boolean;
  /** Absent while in the game. */
  readonly eliminatedInWeek?: number | null | undefined;
}

/** Whether the castaway is out, as far as results are shown. */
export const isOut = ({ eliminated, eliminatedInWeek }: MayBeOut, until: ResultsUntil): boolean =>
  eliminated && (until === null || (eliminatedInWeek ?? Infinity) <= until);

/** The castaway, in the game if they left later than results are shown. */
export function castawayUntil<Castaway extends MayBeOut>(castaway: Castaway, until: ResultsUntil): Castaway {
  if (!castaway.eliminated || isOut(castaway, until)) return castaway;
  const inGame = { ...castaway, eliminated: false };
  // Null as of those who are in the game.
  return castaway.eliminatedInWeek === undefined ? inGame : { ...inGame, eliminatedInWeek: null };
}
