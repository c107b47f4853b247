import { describe, expect, it } from 'vitest';
import type { Figure } from '../job.js';
import { judge, judgeAll } from './judge.js';
import type { Run } from './pairs.js';

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
    const { value, all } = judge(cpu, runs, 'full');
    expect(value).toBe(12);
    expect(all).toMatchObject({ median: 11, low: 10, high: 12 });
  });

  it('is the ratio of the first pair, in a unit of its own', () => {
    const { value, all } = judge(ratio, runs, 'full');
    expect(value).toBeCloseTo(0.1);
    expect(all.median).toBeCloseTo(0.11);
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
