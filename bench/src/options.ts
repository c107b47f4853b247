/** The arguments of `npm run bench -- …`. */
import { parseArgs } from 'node:util';
import type { Form, Job } from './job.js';

export interface Options {
  readonly form: Form;
  readonly jobs: readonly Job[];
  readonly isList: boolean;
  /** The number of players in each league; null: as many as the job says. */
  readonly players: number | null;
  /** The file for machine-readable results. */
  readonly json: string | null;
}

export const USAGE = `npm run bench -- [name …] [--quick] [--players <n>] [--json <file>]   runs all jobs, or those named
npm run bench -- --list                                                 names them`;

const LEAST_PLAYERS = 200;

/** @throws Error with a sentence for the user */
export function readOptions(argv: readonly string[], all: readonly Job[]): Options {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      players: { type: 'string' },
      json: { type: 'string' },
    },
  });
  const unknown = positionals.filter((name) => !all.some((job) => job.name === name));
  if (unknown.length > 0)
    throw new Error(`There is no job ${unknown.join(', ')}: ${all.map(({ name }) => name).join(', ')}.`);
  const players = values.players === undefined ? null : Number(values.players);
  if (players !== null && !(Number.isSafeInteger(players) && players >= LEAST_PLAYERS))
    throw new Error(`--players must be a number from ${LEAST_PLAYERS}.`);
  const named = all.filter(({ name }) => positionals.includes(name));
  const inForm = values.quick ? all.filter(({ rounds }) => rounds.quick !== undefined) : all;
  return {
    form: values.quick ? 'quick' : 'full',
    jobs: positionals.length > 0 ? named : inForm,
    isList: values.list,
    players,
    json: values.json ?? null,
  };
}
