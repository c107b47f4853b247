import type { HistoryWeek } from '@torchbearer/contract/client';
import { describe, expect, it } from 'vitest';
import { rankLine, rankLineWords } from './rank-line.js';
import { seasonSummary } from './season-summary.js';

const week = (weekNumber: number, rank: number, points = 0, auto = false): HistoryWeek => ({
  weekNumber,
  castaway: { id: 'kai', name: 'Kai', tribe: null, eliminated: false },
  isAutoSelected: auto,
  points,
  total: points,
  rank,
});

describe('the line of ranks', () => {
  it('has the first rank on top, the lowest at the bottom and each week in its place', () => {
    const { points, weeks } = rankLine([week(3, 1), week(4, 5)], 10);
    expect(points.map(({ x, y }) => [x, y])).toEqual([
      [25, 0],
      [35, 100],
    ]);
    expect(weeks).toHaveLength(10);
  });

  it('grows with a season that runs longer', () => {
    expect(rankLine([week(14, 2)], 13).weeks).toHaveLength(14);
  });

  it('stays within its frame if the player was always first', () => {
    expect(rankLine([week(3, 1), week(4, 1)], 13).points.map(({ y }) => y)).toEqual([0, 0]);
  });

  it('has a description in words', () => {
    expect(rankLineWords([week(3, 1), week(4, 12)])).toBe('Rank by week: week 3 1st, week 4 12th.');
  });
});

describe('the season in figures', () => {
  it('shows rank, total, best week and the number of own picks', () => {
    const figures = seasonSummary([week(3, 2, 12), week(4, 3, 20, true)], 12);
    expect(figures.map(({ figure, remark }) => `${figure} ${remark}`)).toEqual([
      '3rd of 12 players',
      '20 after week 4',
      '20 points in week 4',
      '1 of 2 weeks',
    ]);
  });

  it('has no figures before the first scored week', () => {
    expect(seasonSummary([], 12)).toEqual([]);
  });
});
