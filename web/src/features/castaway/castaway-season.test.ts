import { describe, expect, it } from 'vitest';
import { castawaySeason } from './castaway-season.js';

const season = { firstPickWeek: 3, episodes: 13 };
const results = [
  { weekNumber: 4, points: 2 },
  { weekNumber: 3, points: 11 },
  { weekNumber: 5, points: 11 },
  { weekNumber: 6, points: 0 },
];

describe("a castaway's season", () => {
  it('has a row for each week up to the last episode, those before the first pick week not ranked', () => {
    const { weeks } = castawaySeason([], season, false);
    expect(weeks.map(({ weekNumber }) => weekNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(weeks.map(({ state }) => state)).toEqual([
      'not-ranked',
      'not-ranked',
      ...Array<string>(11).fill('to-come'),
    ]);
  });

  it('includes a week that was scored after the last planned episode', () => {
    const { weeks } = castawaySeason([{ weekNumber: 15, points: 4 }], season, false);
    expect(weeks).toHaveLength(15);
    expect(weeks.at(-1)).toEqual({ weekNumber: 15, state: 'scored', points: 4, total: 4 });
  });

  it('adds up the points from week to week; zero is a score, missing is not', () => {
    const { weeks } = castawaySeason(results, season, false);
    expect(weeks.slice(2, 7).map(({ points, total }) => [points, total])).toEqual([
      [11, 11],
      [2, 13],
      [11, 24],
      [0, 24],
      [null, null],
    ]);
  });

  it('has a total, an average of the scored weeks and a best week', () => {
    expect(castawaySeason(results, season, false)).toMatchObject({
      total: 24,
      average: 6,
      best: { weekNumber: 3, points: 11 },
    });
    expect(castawaySeason(results.slice(0, 3), season, false).average).toBe(8);
    expect(
      castawaySeason([...results, { weekNumber: 7, points: 1 }, { weekNumber: 8, points: 1 }], season, false)
        .average,
    ).toBe(4.3);
    expect(castawaySeason([], season, false)).toMatchObject({ total: 0, average: 0, best: null });
  });

  it('never counts points of a week before the first pick week', () => {
    const { weeks, total } = castawaySeason([{ weekNumber: 2, points: 9 }, ...results], season, false);
    expect(weeks[1]).toEqual({ weekNumber: 2, state: 'not-ranked', points: null, total: null });
    expect(total).toBe(24);
  });

  it('ends with the last points of an eliminated castaway', () => {
    const states = castawaySeason(results, season, true).weeks.map(({ state }) => state);
    expect(states.slice(5)).toEqual(['scored', ...Array<string>(7).fill('eliminated')]);
  });
});
