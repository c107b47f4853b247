import { describe, expect, it } from 'vitest';
import type { Figure } from '../job.js';
import { excessOf, judge } from './judge.js';
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
  kind: 'ours',
  key: 'cpuMs',
  better: 'lower',
  limit: { full: 10, quick: 20 },
};
const ratio: Figure = {
  name: 'throughput',
  unit: '×',
  kind: 'ratio',
  key: 'perSecond',
  better: 'higher',
  limit: { full: 0.22, quick: 0.1 },
};

describe('a figure', () => {
  it('is the median of our runs, with their noise', () => {
    const { value, noise } = judge(cpu, runs, 'full');
    expect(value).toMatchObject({ median: 11, low: 10, high: 12 });
    expect(noise?.median).toBeCloseTo(10 / 12);
  });

  it('is the median of ratios, with the noise of the same side against itself', () => {
    const { value, noise } = judge(ratio, runs, 'full');
    expect(value.median).toBeCloseTo(0.11);
    expect(noise?.median).toBe(1);
  });

  it('of the first run has neither interval nor noise', () => {
    const { value, noise } = judge({ ...cpu, isFirst: true }, runs, 'full');
    expect(value).toMatchObject({ median: 12, confidence: 0 });
    expect(noise).toBeNull();
  });
});

describe('a limit', () => {
  it('is exceeded by more where less is better', () => {
    const found = judge(cpu, runs, 'full');
    expect(found.isWithin).toBe(false);
    expect(excessOf(found)).toBeCloseTo(1.1);
  });

  it('is missed by less where more is better', () => {
    const found = judge(ratio, runs, 'full');
    expect(found.isWithin).toBe(false);
    expect(excessOf(found)).toBeCloseTo(2);
  });

  it('is wider in the quick form', () => {
    expect(judge(cpu, runs, 'quick')).toMatchObject({ limit: 20, isWithin: true });
    expect(judge(ratio, runs, 'quick')).toMatchObject({ limit: 0.1, isWithin: true });
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
