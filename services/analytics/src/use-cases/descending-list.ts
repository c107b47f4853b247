import { descending } from '../domain/in-order.js';
import type { NumberType } from './byte-writer.js';
import type { PlayerList } from './player-list.js';
import type { RankedLeague } from './ranked-league.js';

/** Every player with one value, the highest first; ties in the leaderboard's order. */
export function descendingList(
  { slots }: RankedLeague,
  key: string,
  type: NumberType,
  values: ArrayLike<number>,
): PlayerList {
  const places = descending(values);
  const slotsInOrder = new Int32Array(places.length);
  for (let row = 0; row < places.length; row++) slotsInOrder[row] = slots[places[row]!]!;
  return {
    slots: slotsInOrder,
    id: 'userId',
    columns: [
      { key: 'name', field: 2 },
      { key, field: 3, type, values: Float64Array.from(places, (place) => values[place]!) },
    ],
  };
}
