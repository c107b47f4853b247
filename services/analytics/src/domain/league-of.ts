import { countedWeeks } from '@torchbearer/rules';
import { FORM_WEEKS, UNKNOWN, type Castaway, type League, type Players } from './league.js';
import { NONE, type LeagueModel, type WeekColumns } from './league-model.js';

/** The league as the formulas see it, with the castaways ordered by id and the players in any order. */
export function leagueOf(model: LeagueModel): League {
  const scoredWeeks = scoredWeeksOf(model);
  const counted = countedWeeks(scoredWeeks, model.season.firstPickWeek);
  const { castaways, placeOf } = castawaysOf(model, scoredWeeks);
  return {
    episodes: model.season.episodes,
    scoredWeeks,
    countedWeeks: counted,
    castaways,
    players: playersOf(model, counted, placeOf),
  };
}

/** Every week in which any points are saved, ascending. */
export const scoredWeeksOf = ({ columns }: LeagueModel): number[] =>
  [...columns.byWeek]
    .filter(([, { isScored }]) => isScored.includes(1))
    .map(([week]) => week)
    .sort((a, b) => a - b);

/** The slots of all participants. */
export function participantsOf({ players, columns }: LeagueModel): Int32Array {
  const slots = new Int32Array(players.ids.length);
  let count = 0;
  for (let slot = 0; slot < slots.length; slot++)
    if (columns.isParticipant[slot] === 1) slots[count++] = slot;
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

function playersOf(model: LeagueModel, counted: readonly number[], placeOf: Int32Array): Players {
  const slots = participantsOf(model);
  return {
    ids: Array.from(slots, (slot) => model.players.ids[slot]!),
    names: Array.from(slots, (slot) => model.names[slot]!),
    rankedAt: Float64Array.from(slots, (slot) => model.columns.rankedAt[slot]!),
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
