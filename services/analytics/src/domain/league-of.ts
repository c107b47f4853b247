import { countedWeeks } from '@torchbearer/rules';
import { FORM_WEEKS, UNKNOWN, type Castaway, type Drafts, type League, type Players } from './league.js';
import { NONE, type LeagueModel, type WeekColumns } from './league-model.js';

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

export const countedWeeksOf = (model: LeagueModel): number[] =>
  countedWeeks(scoredWeeksOf(model), model.season.firstPickWeek);

/** Every week in which any points are saved, ascending. */
export const scoredWeeksOf = ({ columns }: LeagueModel): number[] =>
  [...columns.byWeek]
    .filter(([, { isScored }]) => isScored.includes(1))
    .map(([week]) => week)
    .sort((a, b) => a - b);

/** The slots of all participants, in the order of the last ranking; those who were not in it come last. */
export function participantsOf({ players, columns, lastRanking }: LeagueModel): Int32Array {
  const slots = new Int32Array(players.ids.length);
  const isLeft = columns.isParticipant.slice(0, slots.length);
  let count = 0;
  const take = (slot: number): void => {
    if (isLeft[slot] !== 1) return;
    isLeft[slot] = 0;
    slots[count++] = slot;
  };
  for (let place = 0; place < lastRanking.length; place++) take(lastRanking[place]!);
  for (let slot = 0; slot < slots.length; slot++) take(slot);
  return slots.subarray(0, count);
}

/** The participant's slot; null for an id that is no participant's. */
export function participantOf({ players, columns }: LeagueModel, id: string): number | null {
  const slot = players.byId.get(id);
  return slot !== undefined && columns.isParticipant[slot] === 1 ? slot : null;
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
  return {
    ids,
    names,
    rankedAt,
    ...draftedBy(model, slots, placeOf),
    ...sumsOf(model, slots, counted),
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

function sumsOf({ columns }: LeagueModel, slots: Int32Array, counted: readonly number[]) {
  const column = (): Int32Array => new Int32Array(slots.length);
  const sums = {
    total: column(),
    recentPoints: column(),
    bestWeek: column(),
    weeksPicked: column(),
    autoPicks: column(),
  };
  if (counted.length > 0) sums.bestWeek.fill(-(2 ** 31));
  counted.forEach((number, index) => {
    addWeek(sums, columns.byWeek.get(number)!, slots, index >= counted.length - FORM_WEEKS);
  });
  return sums;
}

type Sums = ReturnType<typeof sumsOf>;

function addWeek(
  sums: Sums,
  { picks, isAuto, points }: WeekColumns,
  slots: Int32Array,
  isRecent: boolean,
): void {
  const { total, recentPoints, bestWeek, weeksPicked, autoPicks } = sums;
  for (let player = 0; player < slots.length; player++) {
    const slot = slots[player]!;
    const castaway = picks[slot]!;
    const value = castaway === NONE ? 0 : points[castaway]!;
    total[player]! += value;
    if (isRecent) recentPoints[player]! += value;
    if (value > bestWeek[player]!) bestWeek[player] = value;
    if (castaway === NONE) continue;
    weeksPicked[player]! += 1;
    autoPicks[player]! += isAuto[slot]!;
  }
}
