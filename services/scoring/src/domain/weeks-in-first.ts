import { displayOrder } from '@torchbearer/rules';
import type { LeagueData } from './league-data.js';
import { tally } from './tally.js';

/**
 * The number of scored weeks after which today's leader (the first in display order) had the highest total so
 * far, shared firsts included; 0 without scores or participants.
 */
export function weeksInFirst(league: LeagueData): number {
  const tallies = tally(league);
  const [leader] = [...tallies].sort(displayOrder);
  if (!leader) return 0;
  const totals = tallies.map(() => 0);
  let leaderTotal = 0;
  let weeks = 0;
  for (const [week, points] of leader.weekly.entries()) {
    leaderTotal += points;
    tallies.forEach((other, index) => (totals[index] = (totals[index] ?? 0) + (other.weekly[week] ?? 0)));
    if (totals.every((total) => total <= leaderTotal)) weeks += 1;
  }
  return weeks;
}
