import { roundedRatio } from '@torchbearer/rules';
import type { WeekActivity } from './week-activity.js';

/** Mean points of the players with a pick in each counted week, ascending, two decimals; 0 if no player had one. */
export function scoringTrend(
  activity: readonly WeekActivity[],
  countedWeeks: readonly number[],
): { weekNumber: number; averagePoints: number }[] {
  const byWeek = new Map(activity.map((week) => [week.weekNumber, week]));
  return countedWeeks.map((weekNumber) => {
    const { points = 0, picks = 0 } = byWeek.get(weekNumber) ?? {};
    return { weekNumber, averagePoints: roundedRatio(points, picks, 2) };
  });
}
