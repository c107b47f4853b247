import { ranking, roundedRatio } from '@torchbearer/rules';
import { inOrder } from './in-order.js';
import type { Players } from './league.js';

export interface Leaderboard {
  /** Every participant, in display order. */
  readonly players: Players;
  readonly rank: Int32Array;
  /** Points per counted week with a pick, one decimal; 0 without one. */
  readonly averagePoints: Float64Array;
}

/** Ranks the participants. */
export function leaderboard(players: Players): Leaderboard {
  const ranked = ranking(
    players.ids.map((id, place) => ({
      place,
      id,
      total: players.total[place]!,
      autoPicks: players.autoPicks[place]!,
      bestWeek: players.bestWeek[place]!,
      rankedAt: Number.isNaN(players.rankedAt[place]) ? null : players.rankedAt[place]!,
    })),
  );
  const ordered = inOrder(
    players,
    ranked.map(({ place }) => place),
  );
  return {
    players: ordered,
    rank: Int32Array.from(ranked, ({ rank }) => rank),
    averagePoints: Float64Array.from(ordered.ids, (_, player) =>
      roundedRatio(ordered.total[player]!, ordered.weeksPicked[player]!, 1),
    ),
  };
}
