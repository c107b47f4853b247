import type { Job } from '../job.js';
import { DETAILS, openPickSpike } from './pick-spike.js';

export const picksKafka: Job = {
  name: 'picks-kafka',
  title: 'the same picks with Kafka and Redis, whose processor time counts',
  baseline: 'pgbench with the same statements, 64 clients',
  engines: 'kafka',
  full: { rounds: 8, players: 200 },
  quick: null,
  warmUp: false,
  figures: [
    {
      name: 'CPU per pick, all processes and Kafka',
      unit: 'ms',
      kind: 'ours',
      key: 'cpuMs',
      better: 'lower',
      before: '19–21',
      must: 3,
      goal: 1.5,
      limit: { full: 6, quick: 14 },
    },
    {
      name: 'throughput, against pgbench',
      unit: '×',
      kind: 'ratio',
      key: 'perSecond',
      better: 'higher',
      limit: { full: 0.04, quick: 0.02 },
    },
    { name: 'p99 of a pick', unit: 'ms', kind: 'ours', key: 'p99Ms', better: 'lower' },
    ...DETAILS,
  ],
  open: openPickSpike,
};
