import type { ResultRow } from '@torchbearer/contract/client';
import { describe, expect, it } from 'vitest';
import { resultsByWeek, weekShown } from './week-results.js';

const row = (weekNumber: number, name: string, points: number): ResultRow => ({
  id: `${String(weekNumber)}-${name}`,
  weekNumber,
  castaway: { id: name, name, tribe: null },
  points,
});

const weeks = resultsByWeek([
  row(9, 'Bram', 4),
  row(10, 'Bram', 0),
  row(10, 'Anouk', 12),
  row(10, 'Celia', 12),
  row(10, 'Dash', -3),
  row(3, 'Bram', 7),
]);

describe('weekly results', () => {
  it('have the newest week first', () => {
    expect(weeks.map(({ weekNumber }) => weekNumber)).toEqual([10, 9, 3]);
  });

  it('have the most points first, and equals by name', () => {
    expect(weeks[0]?.rows.map(({ castaway }) => castaway.name)).toEqual(['Anouk', 'Celia', 'Bram', 'Dash']);
  });

  it('show the week that the address names, or else the newest', () => {
    expect(weekShown(weeks, '3')?.weekNumber).toBe(3);
    for (const week of [null, '4', 'x']) expect(weekShown(weeks, week)?.weekNumber).toBe(10);
    expect(weekShown([], '3')).toBeUndefined();
  });
});
