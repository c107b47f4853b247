/** The leaderboard as JSON, from columns: the contract's StandingsEntry, encoded row by row. */
import { roundedRatio } from '../rounded-ratio.js';

/** In display order, one value per member. */
export interface StandingsColumns {
  /** The member's number. */
  readonly members: Int32Array;
  readonly totals: Int32Array;
  readonly weeksPicked: Uint8Array;
  /** 1 + the number of members with a strictly higher total. */
  readonly ranks: Int32Array;
}

export interface StandingsMember {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** By round. */
  readonly drafted: readonly DraftedPick[];
}

export interface DraftedPick {
  readonly castawayId: string;
  readonly round: number;
}

export interface StandingsCastaway {
  readonly id: string;
  readonly name: string;
  readonly eliminated: boolean;
}

export interface StandingsSource {
  readonly columns: StandingsColumns;
  readonly memberAt: (number: number) => StandingsMember;
  readonly castaways: ReadonlyMap<string, StandingsCastaway>;
}

/** So many rows are objects at a time. */
const AT_ONCE = 1_000;

/** The rows from one place to before another, as a JSON array. @param withEmails else all e-mails are null */
export function rowsJson(
  source: StandingsSource,
  { from, to, withEmails }: { readonly from: number; readonly to: number; readonly withEmails: boolean },
): Buffer {
  const parts: Buffer[] = [];
  for (let start = from; start < to; start += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, to - start) }, (_, index) =>
      rowOf(source, start + index, withEmails),
    );
    // Without the brackets.
    const text = JSON.stringify(rows).slice(1, -1);
    parts.push(Buffer.from(start === from ? text : `,${text}`));
  }
  return Buffer.concat([Buffer.from('['), ...parts, Buffer.from(']')]);
}

/** One row; a castaway who is not known yet is left out until it is. */
export function rowOf({ columns, memberAt, castaways }: StandingsSource, place: number, withEmails: boolean) {
  const { id, name, email, drafted } = memberAt(columns.members[place]!);
  const totalPoints = columns.totals[place]!;
  return {
    id,
    rank: columns.ranks[place]!,
    name,
    email: withEmails ? email : null,
    totalPoints,
    /** Points a scored week in which the player had a pick, one decimal. */
    avgPoints: roundedRatio(totalPoints, columns.weeksPicked[place]!, 1),
    draftPicks: drafted.flatMap(({ castawayId, round }) => {
      const castaway = castaways.get(castawayId);
      return castaway ? [{ castawayId, round, castaway }] : [];
    }),
  };
}
export type StandingsRow = ReturnType<typeof rowOf>;
