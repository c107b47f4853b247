import { roundedRatio } from '@torchbearer/rules';
import { displayedOrder, ranksInOrder } from '@torchbearer/rules/league';
import type { Players } from './league.js';

export interface Leaderboard {
  /** Every participant, in display order. */
  readonly players: Players;
  readonly rank: Int32Array;
  /** Points per counted week with a pick, one decimal; 0 without one. */
  readonly averagePoints: Float64Array;
}

/** Ranks the participants. @param places who comes where, in display order */
export function leaderboard(players: Players, places = displayedOrder(players)): Leaderboard {
  const ordered = inOrder(players, places);
  const averagePoints = new Float64Array(places.length);
  for (let player = 0; player < averagePoints.length; player++)
    averagePoints[player] = roundedRatio(ordered.total[player]!, ordered.weeksPicked[player]!, 1);
  return { players: ordered, rank: ranksInOrder(ordered.total), averagePoints };
}

/** The same players in another order: the one at `places[0]` comes first. */
export function inOrder(players: Players, places: readonly number[]): Players {
  return {
    ids: places.map((place) => players.ids[place]!),
    names: places.map((place) => players.names[place]!),
    rankedAt: moved(players.rankedAt, new Float64Array(places.length), places),
    ...draftedInOrder(players, places),
    total: moved(players.total, new Int32Array(places.length), places),
    recentPoints: moved(players.recentPoints, new Int32Array(places.length), places),
    bestWeek: moved(players.bestWeek, new Int32Array(places.length), places),
    weeksPicked: moved(players.weeksPicked, new Int32Array(places.length), places),
    autoPicks: moved(players.autoPicks, new Int32Array(places.length), places),
  };
}

function moved<Column extends Int32Array | Float64Array>(
  from: Column,
  to: Column,
  places: readonly number[],
): Column {
  for (let player = 0; player < places.length; player++) to[player] = from[places[player]!]!;
  return to;
}

function draftedInOrder(players: Players, places: readonly number[]) {
  const drafted = new Int32Array(players.drafted.length);
  const draftedFrom = new Int32Array(places.length + 1);
  let count = 0;
  for (let player = 0; player < places.length; player++) {
    const place = places[player]!;
    const end = players.draftedFrom[place + 1]!;
    for (let index = players.draftedFrom[place]!; index < end; index++)
      drafted[count++] = players.drafted[index]!;
    draftedFrom[player + 1] = count;
  }
  return { drafted, draftedFrom };
}
