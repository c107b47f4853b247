import type { Job } from '../job.js';
import { STANDINGS_DETAILS } from './standings-figures.js';
import { openStandingsRuns } from './standings-runs.js';

export const standings304: Job = {
  name: 'standings-304',
  title: 'the unchanged standings of 200 players (304), on 64 connections',
  baseline: 'node:http with the same 304',
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
      before: '0.04–0.05',
      must: 0.3,
      goal: 0.6,
      limit: { full: 0.1, quick: 0.07 },
    },
    {
      name: 'requests per CPU second, against node:http',
      unit: '×',
      kind: 'ratio',
      key: 'perCpuSecond',
      better: 'higher',
      limit: { full: 0.05, quick: 0.035 },
    },
    ...STANDINGS_DETAILS,
  ],
  open: (setting) => openStandingsRuns(setting, true),
};
