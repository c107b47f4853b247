import type { League, Player } from './league.js';
import { roundedRatio } from './rounded-ratio.js';

export interface LeaderboardEntry {
  readonly player: Player;
  /** 1 + the number of players with a strictly higher total: 1, 2, 2, 4. */
  readonly rank: number;
  /** Points per counted week with a pick, one decimal; 0 without one. */
  readonly averagePoints: number;
}

/** Every participant with their rank, in display order. */
export function leaderboard({ players }: Pick<League, 'players'>): LeaderboardEntry[] {
  const ordered = [...players].sort(displayOrder);
  let rank = 1;
  return ordered.map((player, index) => {
    if (player.total !== ordered[index - 1]?.total) rank = index + 1;
    return { player, rank, averagePoints: roundedRatio(player.total, player.weeksPicked, 1) };
  });
}

/** Higher total first; ties by fewer automatic picks, higher best week, earlier rankings, then id. */
export function displayOrder(a: Player, b: Player): number {
  return (
    b.total - a.total ||
    a.autoPicks - b.autoPicks ||
    b.bestWeek - a.bestWeek ||
    rankedAt(a) - rankedAt(b) ||
    (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
  );
}

/** Players without rankings come last; a finite number, so that two of them compare as equal. */
const rankedAt = (player: Player): number => player.rankedAt ?? Number.MAX_SAFE_INTEGER;
