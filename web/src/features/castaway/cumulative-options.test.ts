import { expect, it } from 'vitest';
import { castawaySeason } from './castaway-season.js';
import { cumulativeOptions } from './cumulative-options.js';

it('draws the sum after each scored week, on an axis of the whole season', () => {
  const { weeks } = castawaySeason(
    [
      { weekNumber: 3, points: 5 },
      { weekNumber: 5, points: -2 },
    ],
    { firstPickWeek: 3, episodes: 13 },
    false,
  );
  const options = cumulativeOptions(weeks);
  expect(options.series).toMatchObject([
    {
      data: [
        [3, 5],
        [5, 3],
      ],
    },
  ]);
  expect(options.xAxis).toMatchObject({ min: 1, max: 13 });
});
