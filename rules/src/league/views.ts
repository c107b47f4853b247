/** What the model knows: its participants, its scored weeks, and what somebody sees who hides results. */
import { countedWeeks } from '../ranking.js';
import { castawayUntil, isWeekShown, type ResultsUntil } from '../results-until.js';
import { mapWeeks, type LeagueModel, type WeekColumns } from './model.js';

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

/** The scored weeks that count for players, ascending. */
export const countedWeeksOf = (model: LeagueModel): number[] =>
  countedWeeks(scoredWeeksOf(model), model.season.firstPickWeek);

/** Every week in which any points are saved, ascending. */
export const scoredWeeksOf = ({ columns }: LeagueModel): number[] =>
  [...columns.byWeek]
    .filter(([, { isScored }]) => isScored.includes(1))
    .map(([week]) => week)
    .sort((a, b) => a - b);

/** The league as somebody sees it who has watched so many weeks: later ones have picks and no results. */
export function untilWeek(model: LeagueModel, until: ResultsUntil): LeagueModel {
  if (until === null) return model;
  const { castaways, columns } = model;
  const shown = (week: WeekColumns, number: number): WeekColumns =>
    isWeekShown(number, until) ? week : withoutResults(week);
  return {
    ...model,
    castaways: castaways.map((castaway) => castaway && castawayUntil(castaway, until)),
    columns: { ...columns, byWeek: mapWeeks(model, shown) },
  };
}

const withoutResults = (week: WeekColumns): WeekColumns => ({
  ...week,
  points: new Int32Array(week.points.length),
  isScored: new Uint8Array(week.isScored.length),
});
