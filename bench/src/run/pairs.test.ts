import { describe, expect, it } from 'vitest';
import { orderOf, ratiosOf, runAll, valuesOf, type Run, type Side } from './pairs.js';

const run = (side: Side, value: number): Run => ({ side, sample: { value } });
const four = [
  run('ours', 10),
  run('baseline', 5),
  run('baseline', 4),
  run('ours', 12),
  run('ours', 18),
  run('baseline', 6),
  run('baseline', 9),
  run('ours', 9),
];

describe('the order of runs', () => {
  it('lets the two sides take turns to be first', () => {
    expect(orderOf(3, true)).toEqual(['ours', 'baseline', 'baseline', 'ours', 'ours', 'baseline']);
  });

  it('is our runs alone without a baseline', () => {
    expect(orderOf(2, false)).toEqual(['ours', 'ours']);
  });

  it('begins with the first one, which nothing precedes', async () => {
    let [ours, baseline] = [0, 0];
    const counting = {
      ours: () => Promise.resolve({ value: ++ours }),
      baseline: () => Promise.resolve({ value: ++baseline }),
    };
    const done = await runAll(counting, 2);
    expect(valuesOf(done, 'ours', 'value')).toEqual([1, 2]);
    expect(valuesOf(done, 'baseline', 'value')).toEqual([1, 2]);
  });
});

describe('ratios', () => {
  it('are of the two runs of the same round', () => {
    expect(ratiosOf(four, 'value')).toEqual([2, 3, 3, 1]);
  });

  it('need the value in every run', () => {
    expect(() => ratiosOf(four, 'other')).toThrow('a run of baseline has no other');
  });
});
