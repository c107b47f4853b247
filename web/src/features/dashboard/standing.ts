import type { StandingsEntry } from '@torchbearer/contract/client';

export interface Standing {
  /** The player's own line; null for a user who doesn't take part. */
  readonly own: StandingsEntry | null;
  readonly leader: StandingsEntry;
  readonly players: number;
  /** Whether any player has points yet. */
  readonly scored: boolean;
  /** Points from the player to the leader, or from the leading player to the next. */
  readonly gap: number;
}

/** The leaderboard in brief, for one player; null while it is empty. */
export function standingOf(standings: readonly StandingsEntry[], userId: string): Standing | null {
  const [leader, second] = standings;
  if (!leader) return null;
  const own = standings.find(({ id }) => id === userId) ?? null;
  const ownTotal = own?.totalPoints ?? 0;
  const gap =
    own?.id === leader.id ? ownTotal - (second?.totalPoints ?? ownTotal) : leader.totalPoints - ownTotal;
  return { own, leader, players: standings.length, scored: leader.totalPoints !== 0, gap };
}
