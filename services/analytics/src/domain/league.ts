/** The input of the formulas, from the copies, summed where only a sum is needed. */
export interface League {
  /** Number of the season's last week, as planned. */
  readonly episodes: number;
  /** Every week in which any points are saved, ascending. */
  readonly scoredWeeks: readonly number[];
  /** The scored weeks that count for players: from the first pick week on. */
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
  /** Points in each scored week with points for this castaway (the weeks in play), in any order. */
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
  /** Points of the last three counted weeks. */
  readonly recentPoints: number;
  /** Points of the best counted week, where a week without a pick is 0; 0 before any. */
  readonly bestWeek: number;
  /** Counted weeks with a pick, by hand or automatic. */
  readonly weeksPicked: number;
  /** Counted weeks with an automatic pick. */
  readonly autoPicks: number;
}

/** How many of the last counted weeks make a player's form. */
export const FORM_WEEKS = 3;

/** Remaining weeks: planned minus scored, at least 0. */
export const remainingWeeks = ({ episodes, scoredWeeks }: Pick<League, 'episodes' | 'scoredWeeks'>): number =>
  Math.max(0, episodes - scoredWeeks.length);

/** Ids of the castaways that are still in. */
export const liveCastaways = ({ castaways }: Pick<League, 'castaways'>): ReadonlySet<string> =>
  new Set(castaways.filter(({ eliminated }) => !eliminated).map(({ id }) => id));
