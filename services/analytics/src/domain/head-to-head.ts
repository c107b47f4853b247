import { countedWeeksOf, pointsOf, type LeagueModel } from '@torchbearer/rules/league';

export interface WeekComparison {
  readonly weekNumber: number;
  readonly user1Points: number;
  readonly user2Points: number;
}

/** Compares two players week by week: more points win the week. Totals are the sums of the given weeks. */
export function headToHead(weeks: readonly WeekComparison[]) {
  const count = (isSuch: (week: WeekComparison) => boolean): number => weeks.filter(isSuch).length;
  return {
    totals: [
      weeks.reduce((sum, week) => sum + week.user1Points, 0),
      weeks.reduce((sum, week) => sum + week.user2Points, 0),
    ] as const,
    user1Wins: count((week) => week.user1Points > week.user2Points),
    user2Wins: count((week) => week.user2Points > week.user1Points),
    ties: count((week) => week.user1Points === week.user2Points),
  };
}

/** Two players' points in each counted week, ascending; 0 without a pick. @param user1 @param user2 their slots */
export function comparedWeeks(model: LeagueModel, user1: number, user2: number): WeekComparison[] {
  return countedWeeksOf(model).map((weekNumber) => {
    const week = model.columns.byWeek.get(weekNumber)!;
    return { weekNumber, user1Points: pointsOf(week, user1), user2Points: pointsOf(week, user2) };
  });
}
