/** The input of the formulas, summed where only a sum is needed. */
export interface League {
  /** Number of the season's last week, as planned. */
  readonly episodes: number;
  /** Every week in which any points are saved, ascending. */
  readonly scoredWeeks: readonly number[];
  /** The scored weeks that count for players: from the first pick week on. */
  readonly countedWeeks: readonly number[];
  readonly castaways: readonly Castaway[];
  readonly players: Players;
}

export interface Castaway {
  readonly id: string;
  readonly name: string;
  readonly tribe: string;
  readonly eliminated: boolean;
  /** Points in each scored week with points for this castaway (the weeks in play), in any order. */
  readonly points: readonly number[];
}

/**
 * Participants only: every player who is no admin, and every admin who has submitted rankings. Each column has one
 * value per player, in the same order.
 */
export interface Players {
  readonly ids: readonly string[];
  readonly names: readonly string[];
  /** Milliseconds since the epoch; NaN before the player has submitted rankings. */
  readonly rankedAt: Float64Array;
  /**
   * The castaways drafted, each once: their places in the list of castaways, or UNKNOWN. Those of player i are at
   * `draftedFrom[i]` to before `draftedFrom[i + 1]`.
   */
  readonly drafted: Int32Array;
  readonly draftedFrom: Int32Array;
  /** Points of all counted weeks. */
  readonly total: Int32Array;
  /** Points of the last three counted weeks. */
  readonly recentPoints: Int32Array;
  /** Points of the best counted week, where a week without a pick is 0; 0 before any. */
  readonly bestWeek: Int32Array;
  /** Counted weeks with a pick, by hand or automatic. */
  readonly weeksPicked: Int32Array;
  /** Counted weeks with an automatic pick. */
  readonly autoPicks: Int32Array;
}

/** What is known of castaways and of who drafted them. */
export interface Drafts {
  readonly castaways: readonly Castaway[];
  readonly players: Pick<Players, 'drafted' | 'draftedFrom'>;
}

/** In `drafted`: a castaway who is not in the list. */
export const UNKNOWN = -1;

/** How many of the last counted weeks make a player's form. */
export const FORM_WEEKS = 3;

/** Remaining weeks: planned minus scored, at least 0. */
export const remainingWeeks = ({ episodes, scoredWeeks }: Pick<League, 'episodes' | 'scoredWeeks'>): number =>
  Math.max(0, episodes - scoredWeeks.length);

/** Whether the castaway at this place is still in. */
export const isLive = ({ castaways }: Pick<League, 'castaways'>, place: number): boolean =>
  castaways[place]?.eliminated === false;
