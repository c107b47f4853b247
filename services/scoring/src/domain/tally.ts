import { countedWeeks, type Standing } from '@torchbearer/rules';
import type { LeagueData } from './league-data.js';
import { participants, type Participant } from './participants.js';

/** One participant's results over the weeks that count. */
export interface Tally extends Standing {
  readonly participant: Participant;
  /** Points a week, in the order of `countedWeeks`; 0 without a pick, or if the castaway has no points. */
  readonly weekly: readonly number[];
  /** Weeks that count in which the participant had a pick, by hand or automatic. */
  readonly weeksPicked: number;
}

/** One tally a participant, in no particular order; time grows with picks and participants × weeks. */
export function tally(league: LeagueData): Tally[] {
  const weeks = countedWeeks(league.scoredWeeks, league.firstPickWeek);
  const pointsOf = pointsByWeek(league, weeks);
  const tallies = new Map(
    participants(league).map((participant) => [
      participant.id,
      { participant, weekly: weeks.map(() => 0), weeksPicked: 0, autoPicks: 0 },
    ]),
  );
  const indexOf = new Map(weeks.map((week, index) => [week, index]));
  for (const pick of league.picks) {
    const index = indexOf.get(pick.weekNumber);
    const own = tallies.get(pick.userId);
    if (index === undefined || own === undefined) continue;
    own.weekly[index] = pointsOf[index]?.get(pick.castawayId) ?? 0;
    own.weeksPicked += 1;
    if (pick.isAutoSelected) own.autoPicks += 1;
  }
  // Not spread, which is slow here; see docs/performance.md.
  return [...tallies.values()].map(({ participant, weekly, weeksPicked, autoPicks }) => ({
    id: participant.id,
    participant,
    weekly,
    weeksPicked,
    autoPicks,
    rankedAt: participant.roster?.rankingsSubmittedAt?.getTime() ?? null,
    total: weekly.reduce((sum, points) => sum + points, 0),
    bestWeek: weekly.length === 0 ? 0 : Math.max(...weekly),
  }));
}

function pointsByWeek({ points }: LeagueData, weeks: readonly number[]): ReadonlyMap<string, number>[] {
  const byWeek = new Map(weeks.map((week) => [week, new Map<string, number>()]));
  for (const row of points) byWeek.get(row.weekNumber)?.set(row.castawayId, row.points);
  return [...byWeek.values()];
}
