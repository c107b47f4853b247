import { expect, it } from 'vitest';
import { resultOrder } from './week.js';

it('results come newest week first, then by points descending, then by name in natural order', () => {
  const row = (weekNumber: number, points: number, castawayName: string) => ({
    weekNumber,
    points,
    castawayName,
    castawayId: castawayName,
  });
  const rows = [row(3, 9, 'Ann'), row(4, 1, 'Zoë'), row(4, 5, 'bo'), row(4, 5, 'Émile'), row(4, 5, 'Ann')];
  expect(rows.sort(resultOrder).map((r) => r.castawayName)).toEqual(['Ann', 'bo', 'Émile', 'Zoë', 'Ann']);
});
