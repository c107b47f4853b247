import type { Figure } from '../job.js';

/** Figures of the standings that explain the others, without limits. */
export const STANDINGS_DETAILS: readonly Figure[] = [
  { name: 'CPU per request, all processes', unit: 'ms', kind: 'ours', key: 'cpuMs', better: 'lower' },
  { name: 'requests a second', unit: '/s', kind: 'ours', key: 'perSecond', better: 'higher' },
  { name: 'p50 of a request', unit: 'ms', kind: 'ours', key: 'p50Ms', better: 'lower' },
  { name: 'p99 of a request', unit: 'ms', kind: 'ours', key: 'p99Ms', better: 'lower' },
];
