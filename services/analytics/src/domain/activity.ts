import { roundedRatio } from '@torchbearer/rules';
import { type LeagueModel, NONE, participantsOf, type WeekColumns } from '@torchbearer/rules/league';

/** What participants did in one week. */
export interface WeekActivity {
  readonly weekNumber: number;
  /** Players with a pick by hand. */
  readonly byHand: number;
  /** Players with a pick, by hand or automatic. */
  readonly picks: number;
  /** Points of all of these picks; 0 before the week is scored. */
  readonly points: number;
}

/** Every week with any pick of a participant, in any order. */
export function weekActivity(model: LeagueModel): WeekActivity[] {
  const participants = participantsOf(model);
  return [...model.columns.byWeek]
    .map(([weekNumber, week]) => ({ weekNumber, ...countWeek(week, participants) }))
    .filter(({ picks }) => picks > 0);
}

function countWeek({ picks, isAuto, points }: WeekColumns, participants: Int32Array) {
  const counts = { byHand: 0, picks: 0, points: 0 };
  for (const player of participants) {
    const castaway = picks[player]!;
    if (castaway === NONE) continue;
    counts.picks += 1;
    counts.points += points[castaway]!;
    counts.byHand += 1 - isAuto[player]!;
  }
  return counts;
}

/** Picks by hand of each week that was ever active or has any pick, ascending. */
export function participation(
  activity: readonly WeekActivity[],
  everActive: readonly number[],
): { weekNumber: number; picks: number }[] {
  const byHand = new Map(everActive.map((week) => [week, 0]));
  for (const { weekNumber, byHand: picks } of activity) byHand.set(weekNumber, picks);
  return [...byHand]
    .map(([weekNumber, picks]) => ({ weekNumber, picks }))
    .sort((a, b) => a.weekNumber - b.weekNumber);
}

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

export function leagueStats(model: LeagueModel) {
  const { isUser, byWeek } = model.columns;
  // At most one per player and week, of every account, including automatic picks.
  let picks = 0;
  for (const week of byWeek.values())
    for (let player = 0; player < isUser.length; player++)
      if (week.picks[player] !== NONE && isUser[player] === 1) picks += 1;
  return {
    users: participantsOf(model).length,
    picks,
    castaways: model.castaways.filter((castaway) => castaway !== null).length,
    weeks: new Set(model.weeks.map(({ weekNumber }) => weekNumber)).size,
  };
}
