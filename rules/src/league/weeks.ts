import { countedWeeks } from '../ranking.js';
import type { LeagueModel } from './model.js';

/** The scored weeks that count for players, ascending. */
export const countedWeeksOf = (model: LeagueModel): number[] =>
  countedWeeks(scoredWeeksOf(model), model.season.firstPickWeek);

/** Every week in which any points are saved, ascending. */
export const scoredWeeksOf = ({ columns }: LeagueModel): number[] =>
  [...columns.byWeek]
    .filter(([, { isScored }]) => isScored.includes(1))
    .map(([week]) => week)
    .sort((a, b) => a - b);
