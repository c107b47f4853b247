/** A system that nobody uses, what its processes hold once it was used, and how long it takes to start. */
import { layout, root } from '@torchbearer/local';
import { freePort } from '@torchbearer/parts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createCaller, forEach } from '../caller.js';
import { DASHBOARD_PATHS } from '../dashboard-calls.js';
import type { Figure, Job, Sample, Setting } from '../job.js';
import { fillStandings, WEEK } from '../league.js';
import { cpuMsOf, residentMib } from '../processes.js';
import { totalMs } from '../site.js';

const SETTLING_MS = { full: 10_000, quick: 2_000 };
const WINDOW_MS = { full: 30_000, quick: 3_000 };
/** How many players use the site. */
const ACTIVE = { full: 200, quick: 40 };
const INSIGHTS = ['stats', 'analytics', 'analytics/win-probability', 'analytics/leaderboard'];
const START_PATIENCE_MS = 180_000;

export const atRest: Job = {
  name: 'at-rest',
  title:
    'nine processes with nothing to do, their memory after 200 players (40 in the quick form), a second start',
  engines: 'embedded',
  players: 200,
  rounds: { full: 1, quick: 1 },
  figures: [
    {
      name: 'idle: CPU per second, nine processes',
      ...{ unit: 'ms', key: 'nodeMs' },
      limit: { full: 60, quick: 120 },
    },
    { name: 'idle: CPU per second, with Postgres', unit: 'ms', key: 'idleMs', must: 20 },
    { name: 'memory: the largest RSS', unit: 'MiB', key: 'largest', limit: { full: 215, quick: 215 } },
    { name: 'memory: RSS of all nine', unit: 'MiB', key: 'all' },
    ...layout.map(({ name }): Figure => ({
      name: `memory: RSS of ${name}`,
      unit: 'MiB',
      key: `RSS ${name}`,
    })),
    { name: 'start: until ready', unit: 's', key: 'startSeconds', must: 10 },
    { name: 'start: CPU until ready', unit: 's', key: 'startCpuSeconds' },
  ],
  open: async (setting) => ({
    ours: async () => ({
      ...(await idle(setting)),
      ...(await memory(setting)),
      ...(setting.form === 'full' && (await secondStart())),
    }),
  }),
};

async function idle({ site, form }: Setting): Promise<Sample> {
  await site.settled();
  await pause(SETTLING_MS[form]);
  const restarts = (): number => site.system.children.reduce((sum, child) => sum + child.restarts, 0);
  const before = restarts();
  const { cpuMs, seconds } = await site.measured(() => pause(WINDOW_MS[form]));
  if (restarts() !== before) throw new Error('a process was restarted');
  const nine = layout.map(({ name }) => name);
  return { nodeMs: totalMs(cpuMs, nine) / seconds, idleMs: totalMs(cpuMs) / seconds };
}

/** Players open the dashboard and pick, and an admin the insights. */
async function memory({ site, league, form }: Setting): Promise<Sample> {
  const { players, adminToken } = league;
  const call = createCaller(site.url);
  await fillStandings(site, league);
  await forEach(ACTIVE[form], async (index) => {
    const { token = '', roster = [] } = players[index] ?? {};
    for (const path of DASHBOARD_PATHS) await call({ path, token });
    await call({ path: '/api/picks/me', token, body: { castawayId: roster[1], weekNumber: WEEK } });
  });
  for (const path of INSIGHTS) await call({ path: `/api/admin/${path}`, token: adminToken });
  await site.settled();
  const resident = layout.map(({ name }): [string, number] => [`RSS ${name}`, residentMib(site.pid(name))]);
  const sizes = resident.map(([, mib]) => mib);
  return {
    largest: Math.max(...sizes),
    all: sizes.reduce((sum, mib) => sum + mib, 0),
    ...Object.fromEntries(resident),
  };
}

/** `npm start` on a league that exists, from the command to the line that says it is ready. */
async function secondStart(): Promise<Sample> {
  const folder = await mkdtemp(join(tmpdir(), 'torchbearer-start-'));
  try {
    await startOnce(folder);
    const second = await startOnce(folder);
    // The data folder is that of the first start.
    await readFile(join(folder, 'postgres', 'password'));
    return second;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function startOnce(folder: string): Promise<Sample> {
  const begun = performance.now();
  const child = spawn(process.execPath, ['local/start.mjs', '--empty'], {
    cwd: root,
    env: { ...process.env, TORCHBEARER_DATA: folder, PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  try {
    const url = await readyAt(child);
    const startSeconds = (performance.now() - begun) / 1_000;
    // Postgres has a session of its own, but is still a descendant.
    const startCpuSeconds = cpuMsOf(child.pid ?? 0) / 1_000;
    const { status } = await fetch(`${url}/api/config`);
    if (status !== 200) throw new Error(`after the start, /api/config returned ${status}`);
    return { startSeconds, startCpuSeconds };
  } finally {
    child.kill('SIGTERM');
    await exited;
  }
}

/** The printed address. @throws Error with what was printed, if it exits or takes too long */
function readyAt(child: ReturnType<typeof spawn>): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const fail = (): void => reject(new Error(`npm start did not get ready:\n${printed}`));
    const patience = setTimeout(fail, START_PATIENCE_MS);
    child.once('exit', fail);
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        const url = /Torchbearer is ready at (http:\S+)/.exec(printed)?.[1];
        if (url === undefined) return;
        clearTimeout(patience);
        child.off('exit', fail);
        resolve(url);
      });
  });
}
