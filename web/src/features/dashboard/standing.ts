import type { OwnStanding, StandingsEntry } from '@torchbearer/contract/client';
import { ownRow } from '../../api/own-standing.js';

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

/** The leaderboard in brief, for its player; null while it is empty. */
export function standingOf(standing: OwnStanding): Standing | null {
  const [leader, second] = standing.leaders;
  if (!leader) return null;
  const own = ownRow(standing);
  const ownTotal = own?.totalPoints ?? 0;
  const gap =
    own?.id === leader.id ? ownTotal - (second?.totalPoints ?? ownTotal) : leader.totalPoints - ownTotal;
  return { own, leader, players: standing.players, scored: leader.totalPoints !== 0, gap };
}
