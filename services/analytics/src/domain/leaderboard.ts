import { ranking, roundedRatio } from '@torchbearer/rules';
import type { League, Player } from './league.js';

export interface LeaderboardEntry extends Player {
  readonly rank: number;
  /** Points per counted week with a pick, one decimal; 0 without one. */
  readonly averagePoints: number;
}

/** Every participant with their rank, in display order. */
export const leaderboard = ({ players }: Pick<League, 'players'>): LeaderboardEntry[] =>
  ranking(players).map((player) => ({
    ...player,
    averagePoints: roundedRatio(player.total, player.weeksPicked, 1),
  }));
