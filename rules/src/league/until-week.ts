import { castawayUntil, isWeekShown, type ResultsUntil } from '../results-until.js';
import type { LeagueModel, WeekColumns } from './model.js';

/** The league as somebody sees it who has watched so many weeks: later ones have picks and no results. */
export function untilWeek(model: LeagueModel, until: ResultsUntil): LeagueModel {
  if (until === null) return model;
  const { castaways, columns } = model;
  const shown = ([number, week]: [number, WeekColumns]): [number, WeekColumns] =>
    isWeekShown(number, until) ? [number, week] : [number, withoutResults(week)];
  return {
    ...model,
    castaways: castaways.map((castaway) => castaway && castawayUntil(castaway, until)),
    columns: { ...columns, byWeek: new Map(Array.from(columns.byWeek, shown)) },
  };
}

const withoutResults = (week: WeekColumns): WeekColumns => ({
  ...week,
  points: new Int32Array(week.points.length),
  isScored: new Uint8Array(week.isScored.length),
});
