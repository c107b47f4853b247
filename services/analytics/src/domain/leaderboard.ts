import { displayOrder, ranksOf, roundedRatio, type Standing } from '@torchbearer/rules';
import { inOrder } from './in-order.js';
import type { Players } from './league.js';

export interface Leaderboard {
  /** Every participant, in display order. */
  readonly players: Players;
  readonly rank: readonly number[];
  /** Points per counted week with a pick, one decimal; 0 without one. */
  readonly averagePoints: Float64Array;
}

interface Placed extends Standing {
  /** Where the player is in the order given. */
  readonly place: number;
}

/** The participants in display order. */
export function displayed({ ids, total, autoPicks, bestWeek, rankedAt }: Players): Placed[] {
  const standings = ids.map((id, place) => ({
    place,
    id,
    total: total[place]!,
    autoPicks: autoPicks[place]!,
    bestWeek: bestWeek[place]!,
    rankedAt: Number.isNaN(rankedAt[place]) ? null : rankedAt[place]!,
  }));
  return standings.sort(displayOrder);
}

/** Ranks the participants. @param standings theirs in display order */
export function leaderboard(players: Players, standings = displayed(players)): Leaderboard {
  const ordered = inOrder(
    players,
    standings.map(({ place }) => place),
  );
  const averagePoints = new Float64Array(standings.length);
  for (let player = 0; player < averagePoints.length; player++)
    averagePoints[player] = roundedRatio(ordered.total[player]!, ordered.weeksPicked[player]!, 1);
  return { players: ordered, rank: ranksOf(standings), averagePoints };
}
