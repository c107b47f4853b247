/** Points of the rank line: weeks from left to right, the first rank on top. */
import type { HistoryWeek } from '@torchbearer/contract/client';
import { ordinal } from '../draft/wish-words.js';

export interface RankPoint {
  readonly weekNumber: number;
  readonly rank: number;
  /** Percent of the width, from the left. */
  readonly x: number;
  /** Percent of the height, from the top. */
  readonly y: number;
}

export interface RankLine {
  /** Every week of the season; future weeks are empty. */
  readonly weeks: readonly { readonly weekNumber: number; readonly x: number }[];
  readonly points: readonly RankPoint[];
}

/** A line with a single rank still has room above and below. */
const FEWEST_RANKS = 3;

/** @param episodes how many weeks the season has; a later scored week makes it longer */
export function rankLine(history: readonly HistoryWeek[], episodes: number): RankLine {
  const last = Math.max(episodes, ...history.map(({ weekNumber }) => weekNumber), 1);
  const lowest = Math.max(FEWEST_RANKS, ...history.map(({ rank }) => rank));
  // Half a step is left free at either end.
  const x = (weekNumber: number): number => ((weekNumber - 0.5) / last) * 100;
  const y = (rank: number): number => ((rank - 1) / (lowest - 1)) * 100;
  return {
    weeks: Array.from({ length: last }, (_, index) => ({ weekNumber: index + 1, x: x(index + 1) })),
    points: history.map(({ weekNumber, rank }) => ({ weekNumber, rank, x: x(weekNumber), y: y(rank) })),
  };
}

/** The line for screen readers: 'Rank by week: week 3 1st, week 4 6th.' */
export const rankLineWords = (history: readonly HistoryWeek[]): string =>
  `Rank by week: ${history.map(({ weekNumber, rank }) => `week ${weekNumber} ${ordinal(rank)}`).join(', ')}.`;
