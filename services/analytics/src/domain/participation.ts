import type { WeekActivity } from './week-activity.js';

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
