/** Reuses the unchanged rows of an updated leaderboard, so that only changed rows render again. */
import type { StandingsEntry } from '@torchbearer/contract/client';

/**
 * The query's `structuralSharing`. Players are matched by id; the library's own compares by position and would reuse
 * nothing after every rank has moved.
 * @returns the new list with the old objects of unchanged players; the old list if nothing has changed
 */
export function shareStandings(before: unknown, after: unknown): unknown {
  if (!isStandings(before) || !isStandings(after)) return after;
  const known = new Map(before.map((entry) => [entry.id, entry]));
  let isSame = before.length === after.length;
  const shared = after.map((entry, index) => {
    const old = known.get(entry.id);
    const reused = old && isAlike(old, entry) ? old : entry;
    isSame &&= reused === before[index];
    return reused;
  });
  return isSame ? before : shared;
}

const isStandings = (value: unknown): value is readonly StandingsEntry[] => Array.isArray(value);

const isAlike = (one: StandingsEntry, other: StandingsEntry): boolean =>
  one.rank === other.rank &&
  one.totalPoints === other.totalPoints &&
  one.avgPoints === other.avgPoints &&
  one.name === other.name &&
  one.email === other.email &&
  one.draftPicks.length === other.draftPicks.length &&
  one.draftPicks.every((pick, index) => {
    const match = other.draftPicks[index];
    return (
      match !== undefined &&
      match.castawayId === pick.castawayId &&
      match.round === pick.round &&
      match.castaway.name === pick.castaway.name &&
      match.castaway.eliminated === pick.castaway.eliminated
    );
  });
