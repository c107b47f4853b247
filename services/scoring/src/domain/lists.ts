/** The standings as the contract's list, made from the board and its members. */
import type { Board } from '@torchbearer/proto/scoring/v1/board';
import {
  ranksInOrder,
  rowsJson,
  type StandingsMember,
  type StandingsSource,
} from '@torchbearer/rules/league';

export interface Lists {
  /** The list as UTF-8 JSON, encoded at the first call. @param forAdmin with e-mails, even if the season hides them */
  json(forAdmin: boolean): Buffer;
}

export function listsOf(board: Board, members: readonly StandingsMember[]): Lists {
  const totals = numbersOf(board.totals);
  const source: StandingsSource = {
    columns: {
      members: numbersOf(board.members),
      totals,
      weeksPicked: board.weeksPicked,
      ranks: ranksInOrder(totals),
    },
    memberAt: (number) => members[number]!,
    castaways: new Map(board.castaways.map((castaway) => [castaway.id, castaway])),
  };
  const made = new Map<boolean, Buffer>();
  return {
    json(forAdmin) {
      const withEmails = forAdmin || board.showsEmails;
      let json = made.get(withEmails);
      if (!json) made.set(withEmails, (json = rowsJson(source, { from: 0, to: totals.length, withEmails })));
      return json;
    },
  };
}

/** Numbers of four bytes, copied, because the bytes may begin anywhere. */
const numbersOf = ({ buffer, byteOffset, byteLength }: Buffer): Int32Array =>
  new Int32Array(buffer.slice(byteOffset, byteOffset + byteLength));
