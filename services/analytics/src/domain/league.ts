/** What the formulas are computed from: what the events have told, summed up where a sum is all that is needed. */
export interface League {
  /** Number of the season's last week, as it is planned. */
  readonly episodes: number;
  /** Every week in which any points are saved, ascending. */
  readonly scoredWeeks: readonly number[];
  /** Those of them that count for players: from the first pick week on. */
  readonly countedWeeks: readonly number[];
  readonly castaways: readonly Castaway[];
  /** Participants only: every player who is no admin, and every admin who has submitted rankings. */
  readonly players: readonly Player[];
}

export interface Castaway {
  readonly id: string;
  readonly name: string;
  readonly tribe: string;
  readonly eliminated: boolean;
  /** Points of each scored week in which any are saved for this castaway: the weeks in play, in any order. */
  readonly points: readonly number[];
}

export interface Player {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since the epoch; null before the player has submitted rankings. */
  readonly rankedAt: number | null;
  /** Castaways drafted, each once. */
  readonly castawayIds: readonly string[];
  /** Points of all counted weeks. */
  readonly total: number;
  /** Of the three counted weeks that were last, or as many as there are. */
  readonly recentPoints: number;
  /** The greatest of the counted weeks, one without a pick being 0; 0 before any. */
  readonly bestWeek: number;
  /** Counted weeks with a pick, whoever made it. */
  readonly weeksPicked: number;
  /** Those in which the pick was made for the player by the deadline. */
  readonly autoPicks: number;
}

/** How many of the last counted weeks make a player's form. */
export const FORM_WEEKS = 3;

/** The scored weeks from the first pick week on: weeks before never score for players. */
export const countedWeeks = (scoredWeeks: readonly number[], firstPickWeek: number): number[] =>
  scoredWeeks.filter((week) => week >= firstPickWeek);

/** Weeks that are still to come: the planned ones less those scored; never below 0. */
export const remainingWeeks = ({ episodes, scoredWeeks }: Pick<League, 'episodes' | 'scoredWeeks'>): number =>
  Math.max(0, episodes - scoredWeeks.length);

/** Ids of the castaways that are still in. */
export const liveCastaways = ({ castaways }: Pick<League, 'castaways'>): ReadonlySet<string> =>
  new Set(castaways.filter(({ eliminated }) => !eliminated).map(({ id }) => id));
