/** The standings in columns, and where somebody is in them. */
import { ranksInOrder } from '@torchbearer/rules/league';

/** A castaway with its points of the season. */
export interface StandingsCastaway {
  readonly id: string;
  readonly name: string;
  readonly eliminated: boolean;
  readonly points: number;
}

/** Instead of the points of a week without a pick. */
export const NO_PICK = -(2 ** 31);

/** In display order, one value for each participant, apart from `ids`. */
export interface StandingsColumns {
  /** The participants' UUIDs, ascending, 16 bytes each; a participant's number is their place here. */
  readonly ids: Uint8Array;
  readonly numbers: Int32Array;
  readonly totals: Int32Array;
  /** Weeks that count in which the participant had a pick, by hand or automatic. */
  readonly weeksPicked: Uint8Array;
  /** Of the last scored week; NO_PICK without a pick. Null before any. */
  readonly weekPoints: Int32Array | null;
  /** After the scored weeks before that one; null if there are none. */
  readonly ranksBefore: Int32Array | null;
  /** By id. */
  readonly castaways: readonly StandingsCastaway[];
  /** How many castaways all participants together have drafted. */
  readonly totalPicks: number;
}

export interface StandingsTable extends StandingsColumns {
  readonly size: number;
  /** 1 + the number of participants with a strictly higher total. */
  readonly ranks: Int32Array;
  /** The mean of all totals, rounded; 0 without participants. */
  readonly averagePoints: number;
  readonly idAt: (place: number) => string;
  /** Null for somebody who takes no part. @param userId a UUID */
  readonly placeOf: (userId: string) => number | null;
}

const ID_BYTES = 16;

export function standingsTable(columns: StandingsColumns): StandingsTable {
  const { numbers, totals } = columns;
  const size = totals.length;
  const ids = Buffer.from(columns.ids.buffer, columns.ids.byteOffset, columns.ids.byteLength);
  let places: Int32Array | null = null;
  const placeOfNumber = (number: number): number => {
    if (places === null) {
      places = new Int32Array(size);
      for (let place = 0; place < size; place++) places[numbers[place]!] = place;
    }
    return places[number]!;
  };
  return {
    ...columns,
    size,
    ranks: ranksInOrder(totals),
    averagePoints: size === 0 ? 0 : Math.round(totals.reduce((sum, total) => sum + total, 0) / size),
    idAt(place) {
      const from = numbers[place]! * ID_BYTES;
      const hex = ids.toString('hex', from, from + ID_BYTES);
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
    },
    placeOf(userId) {
      const wanted = Buffer.from(userId.replaceAll('-', ''), 'hex');
      if (wanted.length !== ID_BYTES) return null;
      let [low, high] = [0, size];
      while (low < high) {
        const middle = (low + high) >> 1;
        const order = ids.compare(wanted, 0, ID_BYTES, middle * ID_BYTES, (middle + 1) * ID_BYTES);
        if (order === 0) return placeOfNumber(middle);
        if (order < 0) low = middle + 1;
        else high = middle;
      }
      return null;
    },
  };
}

/**
 * The places of these users and, for each, 1 + the number of them with a strictly higher total. Those who take no part
 * are left out.
 */
export function ranksAmong(
  { placeOf, totals }: Pick<StandingsTable, 'placeOf' | 'totals'>,
  userIds: readonly string[],
): Map<number, number> {
  const places = [...new Set(userIds)].map(placeOf).filter((place) => place !== null);
  places.sort((a, b) => a - b);
  const ranks = ranksInOrder(Int32Array.from(places, (place) => totals[place]!));
  return new Map(places.map((place, index) => [place, ranks[index]!]));
}
