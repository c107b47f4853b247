/** Figures that the leaderboard derives from its list. */
import type { OwnStanding, StandingsEntry } from '@torchbearer/contract/client';

type Standings = readonly StandingsEntry[];

export interface Overview {
  readonly players: number;
  readonly topScore: number;
  /** Mean of all totals, rounded. */
  readonly average: number;
  /** Castaways drafted, by all players together. */
  readonly picks: number;
}

/** Null without players. */
export function overviewOf(standings: Standings): Overview | null {
  if (standings.length === 0) return null;
  const totals = standings.map((entry) => entry.totalPoints);
  return {
    players: standings.length,
    topScore: Math.max(...totals),
    average: Math.round(totals.reduce((sum, total) => sum + total, 0) / totals.length),
    picks: standings.reduce((sum, entry) => sum + entry.draftPicks.length, 0),
  };
}

/** The overview of a large league, whose figures the server has counted. */
export const figuresOf = ({ players, leaders, averagePoints, totalPicks }: OwnStanding): Overview => ({
  players,
  topScore: leaders[0]?.totalPoints ?? 0,
  average: averagePoints,
  picks: totalPicks,
});

/** '+12' over second place, a dash without a second player. */
export function leadMargin([first, second]: Standings): string {
  return first && second ? `+${first.totalPoints - second.totalPoints}` : '–';
}

/** Whether all of the player's castaways are out; false for a player without castaways. */
export const isOut = ({ draftPicks }: StandingsEntry): boolean =>
  draftPicks.length > 0 && draftPicks.every(({ castaway }) => castaway.eliminated);
