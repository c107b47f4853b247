import { describe, expect, it } from 'vitest';
import type { Job } from './job.js';
import { readOptions } from './options.js';

const job = (name: string, rounds: Job['rounds']): Job => ({
  ...{ name, rounds },
  title: '',
  engines: 'embedded',
  players: 1,
  figures: [],
  open: () => Promise.reject(new Error('is not run')),
});
const both = { full: 1, quick: 1 };
const all = [job('picks', both), job('picks-kafka', { full: 1 }), job('idle', both)];
const namesOf = (argv: string[]): string[] => readOptions(argv, all).jobs.map(({ name }) => name);

describe('the options', () => {
  it('are all jobs in full if there are none', () => {
    expect(readOptions([], all)).toMatchObject({ form: 'full', isList: false, players: null, json: null });
    expect(namesOf([])).toEqual(['picks', 'picks-kafka', 'idle']);
  });

  it('name jobs, which run in the order of the list', () => {
    expect(namesOf(['idle', 'picks'])).toEqual(['picks', 'idle']);
  });

  it('leave out of the quick form what takes too long, unless it is named', () => {
    expect(namesOf(['--quick'])).toEqual(['picks', 'idle']);
    expect(namesOf(['--quick', 'picks-kafka'])).toEqual(['picks-kafka']);
  });

  it('name the size of the leagues', () => {
    expect(readOptions(['--players', '5000'], all)).toMatchObject({ players: 5_000 });
    expect(() => readOptions(['--players', '5'], all)).toThrow('--players must be a number from 200.');
  });

  it('name the file for the results', () => {
    expect(readOptions(['picks', '--json', 'out.json'], all)).toMatchObject({ json: 'out.json' });
  });

  it('are refused if a job or an option is unknown', () => {
    expect(() => readOptions(['picks', 'nothing'], all)).toThrow('There is no job nothing: picks, ');
    expect(() => readOptions(['--fast'], all)).toThrow('--fast');
  });
});
