/** The rows of the standings, from a board in columns (`scoring/v1/board.proto`) and its members. @until 0.9 */
import { roundedRatio } from '@torchbearer/rules';
import { ranksInOrder } from '@torchbearer/rules/league';

/** A decoded board. Its numbers are little-endian; see the message. */
export interface BoardColumns {
  readonly members: Uint8Array;
  readonly totals: Uint8Array;
  readonly weeksPicked: Uint8Array;
  readonly castaways: readonly BoardCastaway[];
  readonly showsEmails: boolean;
}

export interface BoardCastaway {
  readonly id: string;
  readonly name: string;
  readonly eliminated: boolean;
}

export interface BoardMember {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** By round. */
  readonly drafted: readonly { readonly castawayId: string; readonly round: number }[];
}

/** A decoded chunk of members. */
export interface EncodedMembers {
  readonly members: readonly {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly drafted: readonly { readonly castaway: number; readonly round: number }[];
  }[];
  /** The castaways that the members' picks refer to. */
  readonly castawayIds: readonly string[];
}

/** In display order. */
export interface BoardRows {
  readonly size: number;
  /** The sum of all totals. */
  readonly points: number;
  /** Whether only admins may see e-mails. */
  readonly hidesEmails: boolean;
  /** @param withEmails else they are null, if the season hides them */
  row(place: number, withEmails: boolean): BoardRow;
  /** Null for somebody who takes no part. */
  placeOf(userId: string): number | null;
  /** @param number of the member */
  placeOfMember(number: number): number;
}

/** The contract's StandingsEntry. */
export interface BoardRow {
  readonly id: string;
  /** 1 + the number of members with a strictly higher total. */
  readonly rank: number;
  readonly name: string;
  readonly email: string | null;
  readonly totalPoints: number;
  /** Points a scored week in which the player had a pick, one decimal. */
  readonly avgPoints: number;
  readonly draftPicks: readonly {
    readonly castawayId: string;
    readonly round: number;
    readonly castaway: BoardCastaway;
  }[];
}

export const membersOfChunk = ({ members, castawayIds }: EncodedMembers): BoardMember[] =>
  members.map(({ id, name, email, drafted }) => ({
    id,
    name,
    email,
    drafted: drafted.map(({ castaway, round }) => ({ castawayId: castawayIds[castaway]!, round })),
  }));

/** @param members of all chunks, ordered by id */
export function boardRows(board: BoardColumns, members: readonly BoardMember[]): BoardRows {
  const totals = numbersIn(board.totals);
  const numbers = numbersIn(board.members);
  const ranks = ranksInOrder(totals);
  const castaways = new Map(board.castaways.map((castaway) => [castaway.id, castaway]));
  let places: Int32Array | null = null;
  const placeOfMember = (number: number): number => {
    if (places === null) {
      places = new Int32Array(numbers.length);
      for (let place = 0; place < numbers.length; place++) places[numbers[place]!] = place;
    }
    return places[number]!;
  };
  return {
    size: totals.length,
    points: totals.reduce((sum, total) => sum + total, 0),
    hidesEmails: !board.showsEmails,
    row(place, withEmails) {
      const { id, name, email, drafted } = members[numbers[place]!]!;
      const totalPoints = totals[place]!;
      return {
        id,
        rank: ranks[place]!,
        name,
        email: withEmails || board.showsEmails ? email : null,
        totalPoints,
        avgPoints: roundedRatio(totalPoints, board.weeksPicked[place]!, 1),
        draftPicks: drafted.flatMap(({ castawayId, round }) => {
          // A castaway whose copy has not arrived is shown once it has.
          const castaway = castaways.get(castawayId);
          return castaway ? [{ castawayId, round, castaway }] : [];
        }),
      };
    },
    placeOf(userId) {
      const number = numberOf(members, userId);
      return number === null ? null : placeOfMember(number);
    },
    placeOfMember,
  };
}

/** The member's number, by halving. */
function numberOf(members: readonly BoardMember[], id: string): number | null {
  let [low, high] = [0, members.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (members[middle]!.id < id) low = middle + 1;
    else high = middle;
  }
  return members[low]?.id === id ? low : null;
}

/** Numbers of four bytes, copied, because the bytes may begin anywhere. */
function numbersIn(bytes: Uint8Array): Int32Array {
  const copy = new Uint8Array(bytes.length);
  copy.set(bytes);
  return new Int32Array(copy.buffer);
}
