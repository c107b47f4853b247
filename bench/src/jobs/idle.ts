/** A league in which nothing happens. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Job, Runs, Setting } from '../job.js';
import { totalMs } from '../site.js';

const SETTLING_MS = { full: 10_000, quick: 2_000 };
const WINDOW_MS = { full: 20_000, quick: 3_000 };

export const idle: Job = {
  name: 'idle',
  title: 'nine processes with nothing to do',
  baseline: null,
  engines: 'embedded',
  full: { rounds: 6, players: 200 },
  quick: { rounds: 1 },
  warmUp: false,
  figures: [
    {
      name: 'CPU per second, nine processes',
      unit: 'ms',
      kind: 'ours',
      key: 'nodeMs',
      better: 'lower',
      before: '120–170',
      must: 25,
      goal: 8,
      limit: { full: 60, quick: 120 },
    },
    { name: 'CPU per second, Postgres', unit: 'ms', kind: 'ours', key: 'postgresMs', better: 'lower' },
  ],
  open: openIdle,
};

async function openIdle({ site, form }: Setting): Promise<Runs> {
  await site.settled();
  await pause(SETTLING_MS[form]);
  const restarts = (): number => site.system.children.reduce((sum, child) => sum + child.restarts, 0);
  return {
    ours: async () => {
      const before = restarts();
      const { cpuMs, seconds } = await site.measured(() => pause(WINDOW_MS[form]));
      if (restarts() !== before) throw new Error('a process was restarted');
      const { Postgres: postgresMs = 0, ...processes } = cpuMs;
      return { nodeMs: totalMs(processes) / seconds, postgresMs: postgresMs / seconds };
    },
  };
}
