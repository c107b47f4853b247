import {
  addPoints,
  countedWeeksOf,
  NONE,
  participantsOf,
  scoredWeeksOf,
  totalsOf,
  type LeagueModel,
} from '@torchbearer/rules/league';

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

/** The league as the formulas see it, with the castaways ordered by id and the players in the order given. */
export function leagueOf(model: LeagueModel, slots: Int32Array): League {
  const scoredWeeks = scoredWeeksOf(model);
  const counted = countedWeeksOf(model);
  const { castaways, placeOf } = castawaysOf(model, scoredWeeks);
  return {
    episodes: model.season.episodes,
    scoredWeeks,
    countedWeeks: counted,
    castaways,
    players: playersOf(model, slots, counted, placeOf),
  };
}

/** The castaways ordered by id, and of all participants only whom they drafted. */
export function draftsOf(model: LeagueModel): Drafts {
  const { castaways, placeOf } = castawaysOf(model, scoredWeeksOf(model));
  return { castaways, players: draftedBy(model, participantsOf(model), placeOf) };
}

/** @returns also the place of each slot, UNKNOWN for a castaway that was only mentioned */
function castawaysOf(model: LeagueModel, scoredWeeks: readonly number[]) {
  const weeks = scoredWeeks.map((week) => model.columns.byWeek.get(week)!);
  const placeOf = new Int32Array(model.castaways.length).fill(UNKNOWN);
  const slots = [...model.castaways.keys()].filter((slot) => model.castaways[slot] !== null);
  const ids = model.castawaySlots.ids;
  slots.sort((a, b) => (ids[a]! < ids[b]! ? -1 : 1));
  const castaways = slots.map((slot, place): Castaway => {
    placeOf[slot] = place;
    const points = weeks.filter(({ isScored }) => isScored[slot] === 1).map((week) => week.points[slot]!);
    return { ...model.castaways[slot]!, points };
  });
  return { castaways, placeOf };
}

function playersOf(
  model: LeagueModel,
  slots: Int32Array,
  counted: readonly number[],
  placeOf: Int32Array,
): Players {
  const ids = new Array<string>(slots.length);
  const names = new Array<string>(slots.length);
  const rankedAt = new Float64Array(slots.length);
  for (let player = 0; player < slots.length; player++) {
    const slot = slots[player]!;
    ids[player] = model.players.ids[slot]!;
    names[player] = model.names[slot]!;
    rankedAt[player] = model.columns.rankedAt[slot]!;
  }
  const recentPoints = new Int32Array(slots.length);
  addPoints(recentPoints, model, slots, counted.slice(-FORM_WEEKS));
  return {
    ids,
    names,
    rankedAt,
    ...draftedBy(model, slots, placeOf),
    ...totalsOf(model, slots, counted),
    recentPoints,
  };
}

function draftedBy({ columns }: LeagueModel, slots: Int32Array, placeOf: Int32Array) {
  const drafted = new Int32Array(slots.length * columns.drafted.length);
  const draftedFrom = new Int32Array(slots.length + 1);
  let count = 0;
  for (let player = 0; player < slots.length; player++) {
    for (const column of columns.drafted) {
      const castaway = column[slots[player]!]!;
      if (castaway !== NONE) drafted[count++] = placeOf[castaway]!;
    }
    draftedFrom[player + 1] = count;
  }
  return { drafted: drafted.subarray(0, count), draftedFrom };
}
