import { describe, expect, it } from 'vitest';
import { reviewOf } from './review.js';

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const castaways = new Map(
  ids.map((id) => [
    id,
    { name: `Castaway ${id}`, eliminated: false, eliminatedInWeek: null as number | null },
  ]),
);
const points = (values: readonly number[]) =>
  values.map((value, index) => ({ castawayId: ids[index]!, points: value }));

describe('the review of a week', () => {
  it('names castaways without points who were in the game that week, by name', () => {
    const some = new Map(castaways)
      .set('e', { name: 'Out before', eliminated: true, eliminatedInWeek: 2 })
      .set('f', { name: 'Out that week', eliminated: true, eliminatedInWeek: 3 })
      .set('g', { name: 'Out some time', eliminated: true, eliminatedInWeek: null });
    const { withoutPoints, scored } = reviewOf(3, points([1, 0, 2]), some);
    expect(withoutPoints.map(({ name }) => name)).toEqual(['Castaway d', 'Out that week']);
    expect(scored).toBe(3);
  });

  it('names points more than two standard deviations from the mean, the furthest first', () => {
    const review = reviewOf(3, points([5, 5, 5, 5, 5, 5, 40]), castaways);
    expect(review.mean).toBe(10);
    expect(review.unusual).toEqual([{ castawayId: 'g', name: 'Castaway g', points: 40 }]);
    expect(review.withoutPoints).toEqual([]);
  });

  it('finds nothing unusual in equal points, in few, and in none', () => {
    for (const values of [[4, 4, 4, 4], [4, 400], [-3], []])
      expect(reviewOf(3, points(values), castaways).unusual).toEqual([]);
    expect(reviewOf(3, [], castaways)).toMatchObject({ scored: 0, mean: 0 });
  });
});
