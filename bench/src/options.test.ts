import { describe, expect, it } from 'vitest';
import type { Job } from './job.js';
import { readOptions } from './options.js';

const job = (name: string, quick: Job['quick']): Job => ({
  name,
  title: '',
  baseline: null,
  engines: 'embedded',
  full: { rounds: 1, players: 1 },
  quick,
  warmUp: false,
  figures: [],
  open: () => Promise.reject(new Error('is not run')),
});
const all = [job('picks', { rounds: 1 }), job('picks-kafka', null), job('idle', { rounds: 1 })];
const namesOf = (argv: string[]): string[] => readOptions(argv, all).jobs.map(({ name }) => name);

describe('the options', () => {
  it('are all jobs in full if there are none', () => {
    expect(readOptions([], all)).toMatchObject({ form: 'full', isList: false, json: null });
    expect(namesOf([])).toEqual(['picks', 'picks-kafka', 'idle']);
  });

  it('name jobs, which run in the order of the list', () => {
    expect(namesOf(['idle', 'picks'])).toEqual(['picks', 'idle']);
  });

  it('leave out of the quick form what takes too long, unless it is named', () => {
    expect(namesOf(['--quick'])).toEqual(['picks', 'idle']);
    expect(namesOf(['--quick', 'picks-kafka'])).toEqual(['picks-kafka']);
  });

  it('name the file for the results', () => {
    expect(readOptions(['picks', '--json', 'out.json'], all)).toMatchObject({ json: 'out.json' });
  });

  it('are refused if a job or an option is unknown', () => {
    expect(() => readOptions(['picks', 'nothing'], all)).toThrow('There is no job nothing: picks, ');
    expect(() => readOptions(['--fast'], all)).toThrow('--fast');
  });
});
