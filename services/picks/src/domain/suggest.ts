/** One castaway of a player's roster. */
export interface RosterEntry {
  readonly castawayId: string;
  /** Draft round, from 1. */
  readonly round: number;
  /** In order. */
  readonly stays: readonly Stay[];
}

/** A castaway's stay in the game. */
export interface Stay {
  /** The week in which it ended; null while in the game. */
  readonly outFromWeek: number | null;
  /** When its end was entered; null if unknown, which counts as before any close. */
  readonly enteredAt: Date | null;
  /** The week with which it began; null for the first stay. */
  readonly backFromWeek: number | null;
}

/** A week, and the instant as of which to decide; null counts everything that is known. */
interface AsOf {
  readonly weekNumber: number;
  readonly at: Date | null;
}

/**
 * The castaway to recommend to a player and, as of the close, to pick for a player without a pick: their live castaway
 * that was not last week's pick, the earliest drafted if there are several; last week's again if it is the
 * only live one. Without history that is the castaway of round 1, if still in.
 * @param previousCastawayId the player's pick in the nearest earlier week; null without one
 * @returns null if all their castaways are out, or they have none
 */
export function suggest(
  roster: readonly RosterEntry[],
  previousCastawayId: string | null,
  asOf: AsOf,
): string | null {
  const live = roster.filter(({ stays }) => isInGame(stays, asOf)).sort(byRound);
  const opposite = live.find((entry) => entry.castawayId !== previousCastawayId);
  return (opposite ?? live[0])?.castawayId ?? null;
}

/** Whether a castaway was in the game just before the instant. */
function isInGame(stays: readonly Stay[], { weekNumber, at }: AsOf): boolean {
  const stay = stays.findLast(({ backFromWeek }) => (backFromWeek ?? weekNumber) <= weekNumber);
  if (!stay) return false;
  if (stay.outFromWeek === null) return true;
  return at !== null && stay.enteredAt !== null && stay.enteredAt >= at;
}

/** The id decides between equals, so that the result does not depend on the order of the rows. */
const byRound = (a: RosterEntry, b: RosterEntry): number =>
  a.round - b.round || (a.castawayId < b.castawayId ? -1 : 1);
