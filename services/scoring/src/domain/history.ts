import { countedWeeks } from '@torchbearer/rules';
import type { Castaway, LeagueData, WeekPick } from './league-data.js';
import { tally } from './tally.js';

/** One participant's result of one scored week. */
export interface HistoryWeek {
  readonly weekNumber: number;
  /** Null without a pick; a castaway whose copy has not arrived has its id and no name. */
  readonly castaway: Castaway | null;
  readonly isAutoSelected: boolean;
  readonly points: number;
  /** The sum of the points up to and including this week. */
  readonly total: number;
  /** After this week: 1 + the number of participants with a strictly higher total. */
  readonly rank: number;
}

/**
 * Prepares a function that returns any participant's season: the weeks that count, ascending; none for a user who
 * is no participant. The preparation's time grows with weeks × participants, that of each call with weeks alone.
 */
export function histories(league: LeagueData): (userId: string) => HistoryWeek[] {
  const weeks = countedWeeks(league.scoredWeeks, league.firstPickWeek);
  const weeklyOf = new Map(tally(league).map(({ participant, weekly }) => [participant.id, weekly]));
  const totalsAfter = sortedTotals([...weeklyOf.values()], weeks.length);
  const picksOf = groupByPlayer(league.picks);
  const castaways = new Map(league.castaways.map((castaway) => [castaway.id, castaway]));
  const named = (id: string): Castaway => castaways.get(id) ?? { id, name: '', tribe: '', eliminated: false };

  return (userId) => {
    const weekly = weeklyOf.get(userId);
    if (!weekly) return [];
    const picks = new Map(picksOf.get(userId)?.map((pick) => [pick.weekNumber, pick]));
    let total = 0;
    return weeks.map((weekNumber, index) => {
      const points = weekly[index] ?? 0;
      total += points;
      const pick = picks.get(weekNumber);
      return {
        weekNumber,
        castaway: pick ? named(pick.castawayId) : null,
        isAutoSelected: pick?.isAutoSelected ?? false,
        points,
        total,
        rank: 1 + countAbove(totalsAfter[index] ?? new Int32Array(), total),
      };
    });
  };
}

/** Everybody's totals after each week, ascending. */
function sortedTotals(everybodys: readonly (readonly number[])[], weeks: number): Int32Array[] {
  const totals = new Int32Array(everybodys.length);
  return Array.from({ length: weeks }, (_, week) => {
    everybodys.forEach((weekly, index) => (totals[index] = (totals[index] ?? 0) + (weekly[week] ?? 0)));
    return totals.slice().sort();
  });
}

/** How many of the ascending numbers are strictly higher, by halving. */
function countAbove(ascending: Int32Array, limit: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) > limit) high = middle;
    else low = middle + 1;
  }
  return ascending.length - low;
}

function groupByPlayer(picks: readonly WeekPick[]): ReadonlyMap<string, WeekPick[]> {
  const groups = new Map<string, WeekPick[]>();
  for (const pick of picks) {
    const own = groups.get(pick.userId);
    if (own) own.push(pick);
    else groups.set(pick.userId, [pick]);
  }
  return groups;
}
