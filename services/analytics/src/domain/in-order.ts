import type { Players } from './league.js';

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
