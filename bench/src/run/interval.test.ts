import { describe, expect, it } from 'vitest';
import { estimate, quantile } from './interval.js';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

describe('quantile', () => {
  it('is linear between the neighbours and needs no order', () => {
    expect(quantile([3, 1, 2, 4], 0.5)).toBe(2.5);
    expect(quantile([10, 9, 100], 1)).toBe(100);
    expect(quantile([5], 0.99)).toBe(5);
    expect(quantile([], 0.5)).toBeNaN();
  });
});

describe('the interval of a median', () => {
  // The values of David and Nagaraja's table for 95 %.
  it.each([
    [6, 1, 6, 0.969],
    [8, 1, 8, 0.992],
    [9, 2, 8, 0.961],
    [10, 2, 9, 0.979],
    [20, 6, 15, 0.959],
    [30, 10, 21, 0.957],
  ])('of %i numbers is from number %i to number %i', (count, low, high, confidence) => {
    const found = estimate(upTo(count).toReversed());
    expect(found).toMatchObject({ low, high });
    expect(found.confidence).toBeCloseTo(confidence, 3);
  });

  it('is from the least to the greatest, and less certain, with few numbers', () => {
    expect(estimate([3, 1, 2])).toEqual({ median: 2, low: 1, high: 3, confidence: 0.75 });
  });

  it('of one number says that nothing is certain', () => {
    expect(estimate([7])).toEqual({ median: 7, low: 7, high: 7, confidence: 0 });
  });
});
