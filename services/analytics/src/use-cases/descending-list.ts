import { descending } from '../domain/in-order.js';
import type { NumberType } from './message-writer.js';
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
  return {
    slots: Int32Array.from(places, (place) => slots[place]!),
    id: 'userId',
    columns: [
      { key: 'name', field: 2 },
      { key, field: 3, type, values: places.map((place) => values[place]!) },
    ],
  };
}
