import { countedWeeks } from '@torchbearer/rules';
import type { WeekComparison } from './head-to-head.js';
import { type LeagueModel, NONE, scoredWeeksOf, type WeekColumns } from '@torchbearer/rules/league';

/** Two players' points in each counted week, ascending; 0 without a pick. @param user1 @param user2 their slots */
export function comparedWeeks(model: LeagueModel, user1: number, user2: number): WeekComparison[] {
  return countedWeeks(scoredWeeksOf(model), model.season.firstPickWeek).map((weekNumber) => {
    const week = model.columns.byWeek.get(weekNumber)!;
    return { weekNumber, user1Points: pointsOf(week, user1), user2Points: pointsOf(week, user2) };
  });
}

function pointsOf({ picks, points }: WeekColumns, player: number): number {
  const castaway = picks[player]!;
  return castaway === NONE ? 0 : points[castaway]!;
}
