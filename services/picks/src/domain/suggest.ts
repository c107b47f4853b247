/** One castaway of a player's roster. */
export interface RosterEntry {
  readonly castawayId: string;
  /** Draft round, from 1. */
  readonly round: number;
  /** Still in the game. */
  readonly isAlive: boolean;
}

/**
 * The castaway to recommend to a player and, at the close, to pick for a player without a pick: their live castaway
 * that was not last week's pick, the earliest drafted if there are several; last week's again if it is the
 * only live one. Without history that is the castaway of round 1, if still in.
 * @param previousCastawayId the player's pick in the nearest earlier week; null without one
 * @returns null if all their castaways are out, or they have none
 */
export function suggest(roster: readonly RosterEntry[], previousCastawayId: string | null): string | null {
  const live = roster.filter((entry) => entry.isAlive).sort(byRound);
  const opposite = live.find((entry) => entry.castawayId !== previousCastawayId);
  return (opposite ?? live[0])?.castawayId ?? null;
}

/** The id decides between equals, so that the result does not depend on the order of the rows. */
const byRound = (a: RosterEntry, b: RosterEntry): number =>
  a.round - b.round || (a.castawayId < b.castawayId ? -1 : 1);
