import { describe, expect, it } from 'vitest';
import type { Figure, Job } from '../job.js';
import { judgeAll, type Run } from './judge.js';
import { exceeded, jsonOf, shown, textOf } from './report.js';
import type { Result } from './run-jobs.js';

const cpu: Figure = {
  name: 'CPU per pick',
  unit: 'ms',
  key: 'cpuMs',
  must: 2.5,
  limit: { full: 1.5, quick: 4 },
};
const resultOf = (form: 'full' | 'quick'): Result => {
  const job: Job = {
    name: 'picks',
    title: 'picks of many',
    baseline: 'pgbench',
    engines: 'embedded',
    players: 1,
    rounds: { full: 3, quick: 3 },
    figures: [cpu],
    open: () => Promise.reject(new Error('is not run')),
  };
  const runs: Run[] = [2, 3, 1].map((cpuMs) => ({ side: 'ours', sample: { cpuMs } }));
  return { job, runs, found: judgeAll(job, runs, form), seconds: 4.2 };
};

describe('the report', () => {
  it('shows the first run beside the median and the range, what must be reached and the limit', () => {
    const [head, line] = textOf(resultOf('quick')).split('\n');
    expect(head).toBe('picks: picks of many, against pgbench (rounds: 3, 4 s)');
    expect(line?.replaceAll(/ +/g, ' ').trim()).toBe(
      'CPU per pick 2.00 ms median 2.00 [1.00 … 3.00] must 2.5 ✓ limit 4',
    );
  });

  it('names the job whose limit is exceeded', () => {
    expect(textOf(resultOf('full'))).toContain('limit 1.5 EXCEEDED');
    expect(exceeded([resultOf('full')])).toEqual(['picks: CPU per pick is 2.00 ms, the limit is 1.5']);
    expect(exceeded([resultOf('quick')])).toEqual([]);
  });

  it('has every run as JSON', () => {
    const text = jsonOf([resultOf('full')], {
      form: 'full',
      begunAt: new Date(0),
      machine: { cores: 2, cpu: 'some', node: '20' },
      failures: [],
    });
    expect(JSON.parse(text)).toMatchObject({
      form: 'full',
      begunAt: '1970-01-01T00:00:00.000Z',
      jobs: [
        {
          name: 'picks',
          figures: [{ name: 'CPU per pick', must: 2.5, limit: 1.5, isWithin: false, value: 2 }],
          runs: [{ side: 'ours', sample: { cpuMs: 2 } }, {}, {}],
        },
      ],
      exceeded: [expect.stringContaining('picks: ')],
    });
  });

  it('shows three digits', () => {
    expect([0.012345, 1.2345, 123.45, 12_345, 0, Number.NaN].map(shown)).toEqual([
      '0.0123',
      '1.23',
      '123',
      '12345',
      '0',
      '–',
    ]);
  });
});
