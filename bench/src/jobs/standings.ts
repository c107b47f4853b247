import type { Job } from '../job.js';
import { STANDINGS_DETAILS } from './standings-figures.js';
import { openStandingsRuns } from './standings-runs.js';

export const standings: Job = {
  name: 'standings',
  title: 'the whole standings of 200 players, on 64 connections',
  baseline: 'node:http with the same bytes',
  engines: 'embedded',
  full: { rounds: 8, players: 200 },
  quick: { rounds: 1 },
  warmUp: true,
  figures: [
    {
      name: 'throughput, against node:http',
      unit: '×',
      kind: 'ratio',
      key: 'perSecond',
      better: 'higher',
      before: '0.08–0.10',
      must: 0.45,
      goal: 0.75,
      limit: { full: 0.18, quick: 0.13 },
    },
    {
      name: 'requests per CPU second, against node:http',
      unit: '×',
      kind: 'ratio',
      key: 'perCpuSecond',
      better: 'higher',
      limit: { full: 0.08, quick: 0.06 },
    },
    ...STANDINGS_DETAILS,
  ],
  open: (setting) => openStandingsRuns(setting, false),
};
