import { describe, expect, it } from 'vitest';
import type { Figure } from '../job.js';
import { judge, judgeAll, quantile, runAll, type Run } from './judge.js';

const runs: Run[] = [
  { side: 'ours', sample: { cpuMs: 12, perSecond: 100 } },
  { side: 'baseline', sample: { cpuMs: 4, perSecond: 1_000 } },
  { side: 'baseline', sample: { cpuMs: 5, perSecond: 1_000 } },
  { side: 'ours', sample: { cpuMs: 10, perSecond: 120 } },
];
const cpu: Figure = {
  name: 'CPU',
  unit: 'ms',
  key: 'cpuMs',
  limit: { full: 10, quick: 20 },
};
const ratio: Figure = {
  name: 'throughput',
  unit: '×',
  key: 'perSecond',
  better: 'higher',
  limit: { full: 0.22, quick: 0.05 },
};

describe('a figure', () => {
  it('is that of our first run, beside the median of all', () => {
    expect(judge(cpu, runs, 'full')).toMatchObject({ value: 12, median: 11, low: 10, high: 12 });
  });

  it('is the ratio of the first pair, in a unit of its own', () => {
    const { value, median } = judge(ratio, runs, 'full');
    expect(value).toBeCloseTo(0.1);
    expect(median).toBeCloseTo(0.11);
  });

  it('is judged by the median if it says so', () => {
    expect(judge({ ...cpu, isMedian: true }, runs, 'full')).toMatchObject({ value: 11, isWithin: false });
  });

  it('may be missing in a form that has no limit for it', () => {
    const other: Figure = { name: 'start', unit: 's', key: 'seconds', limit: { full: 10 } };
    expect(judgeAll({ figures: [other, cpu] }, runs, 'quick').map(({ figure }) => figure)).toEqual([cpu]);
    expect(() => judgeAll({ figures: [other] }, runs, 'full')).toThrow('a run of ours has no seconds');
  });
});

describe('a limit', () => {
  it('is exceeded by more where less is better', () => {
    expect(judge(cpu, runs, 'full').isWithin).toBe(false);
  });

  it('is missed by less where more is better', () => {
    expect(judge(ratio, runs, 'full').isWithin).toBe(false);
  });

  it('is wider in the quick form', () => {
    expect(judge(cpu, runs, 'quick')).toMatchObject({ limit: 20, isWithin: true });
    expect(judge(ratio, runs, 'quick')).toMatchObject({ limit: 0.05, isWithin: true });
  });

  it('may be missing in one form or in both', () => {
    expect(judge({ ...cpu, limit: { full: 1 } }, runs, 'quick')).toMatchObject({
      limit: null,
      isWithin: true,
    });
  });

  it('is exceeded by a value that is no number', () => {
    const nothing: Run[] = [{ side: 'ours', sample: { cpuMs: Number.NaN } }];
    expect(judge(cpu, nothing, 'full').isWithin).toBe(false);
  });
});

it('the two sides take turns to be first, and nothing precedes the first of ours', async () => {
  const order: string[] = [];
  const side = (name: string) => () => Promise.resolve({ turn: order.push(name) });
  const done = await runAll({ ours: side('ours'), baseline: side('baseline') }, 3);
  expect(order).toEqual(['ours', 'baseline', 'baseline', 'ours', 'ours', 'baseline']);
  expect(done.map(({ sample }) => sample['turn'])).toEqual([1, 2, 3, 4, 5, 6]);
  expect(await runAll({ ours: side('ours') }, 2)).toHaveLength(2);
});

it('a quantile is linear between the neighbours and needs no order', () => {
  expect(quantile([3, 1, 2, 4], 0.5)).toBe(2.5);
  expect(quantile([10, 9, 100], 1)).toBe(100);
  expect(quantile([5], 0.99)).toBe(5);
  expect(quantile([], 0.5)).toBeNaN();
});
