/** What the sockets of a large league get. In a smaller one, `leaderboard:updated` has the whole list. */

/** In a league of up to so many players, screens read the whole list and sockets get it with each change. */
export const MOST_IN_WHOLE_LIST = 1_000;

/** How many rows a page of the leaderboard has; `leaderboard:changed` has the first page. */
export const ROWS_PER_PAGE = 100;

/** The event `leaderboard:changed`, the same for all sockets. While e-mails are hidden, it has none. */
export interface LeaderboardChanged {
  /** The label of the version, for its pages; while e-mails are hidden, an admin's pages have another one. */
  readonly standings: string;
  readonly version: number;
  /** How many rows the leaderboard has. */
  readonly players: number;
  /** The mean of all totals, rounded; 0 without players. */
  readonly averagePoints: number;
  /** How many castaways all players together have drafted. */
  readonly totalPicks: number;
  /** The season's castaways, by id. */
  readonly castaways: readonly {
    readonly id: string;
    readonly name: string;
    readonly eliminated: boolean;
    /** The castaway's points of the season. */
    readonly points: number;
    /** How much these have changed since the previous version; who has missed that one compares the points. */
    readonly change: number;
  }[];
  readonly rows: readonly LiveRow[];
}

/** A row of the leaderboard, with castaways named once for all rows. */
export interface LiveRow {
  readonly id: string;
  readonly rank: number;
  readonly name: string;
  readonly email: string | null;
  readonly totalPoints: number;
  readonly avgPoints: number;
  /** The place in `castaways`, and the round; by round. */
  readonly drafted: readonly (readonly [castaway: number, round: number])[];
}

/** The event `leaderboard:own`, after each `leaderboard:changed`, for a player who takes part. */
export interface OwnPlace {
  readonly standings: string;
  /** Counted from 0. */
  readonly place: number;
  /** Refers to the castaways of the event before. */
  readonly row: LiveRow;
}
