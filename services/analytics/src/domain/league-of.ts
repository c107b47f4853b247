import {
  addPoints,
  countedWeeksOf,
  NONE,
  participantsOf,
  scoredWeeksOf,
  totalsOf,
  type LeagueModel,
} from '@torchbearer/rules/league';
import { FORM_WEEKS, UNKNOWN, type Castaway, type Drafts, type League, type Players } from './league.js';

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
