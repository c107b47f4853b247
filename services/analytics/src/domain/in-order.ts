import type { Players } from './league.js';

/** The same players in another order: the one at `places[0]` comes first. */
export function inOrder(players: Players, places: readonly number[]): Players {
  const numbers = (column: Int32Array): Int32Array => Int32Array.from(places, (place) => column[place]!);
  const draftedFrom = new Int32Array(places.length + 1);
  const drafted = new Int32Array(players.drafted.length);
  places.forEach((place, player) => {
    const own = players.drafted.subarray(players.draftedFrom[place], players.draftedFrom[place + 1]);
    drafted.set(own, draftedFrom[player]);
    draftedFrom[player + 1] = draftedFrom[player]! + own.length;
  });
  return {
    ids: places.map((place) => players.ids[place]!),
    names: places.map((place) => players.names[place]!),
    rankedAt: Float64Array.from(places, (place) => players.rankedAt[place]!),
    drafted,
    draftedFrom,
    total: numbers(players.total),
    recentPoints: numbers(players.recentPoints),
    bestWeek: numbers(players.bestWeek),
    weeksPicked: numbers(players.weeksPicked),
    autoPicks: numbers(players.autoPicks),
  };
}

/** The places of the values, greatest first; equal ones stay in their order. */
export function descending(values: ArrayLike<number>): number[] {
  const places = Array.from(values, (_, place) => place);
  return places.sort((a, b) => values[b]! - values[a]!);
}
