/** `npm start` on a league that exists, from the command to the line that says it is ready. */
import { root } from '@torchbearer/local';
import { freePort } from '@torchbearer/parts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Job, Runs } from '../job.js';
import { cpuMsOfEach } from '../processes.js';

const PATIENCE_MS = 180_000;

export const start: Job = {
  name: 'start',
  title: 'a second `npm start` until it is ready',
  baseline: null,
  engines: 'none',
  full: { rounds: 3, players: 0 },
  quick: null,
  warmUp: false,
  figures: [
    { name: 'until ready', unit: 's', kind: 'ours', key: 'seconds', better: 'lower', must: 10 },
    { name: 'CPU until ready', unit: 's', kind: 'ours', key: 'cpuSeconds', better: 'lower' },
  ],
  open: openStart,
};

async function openStart(): Promise<Runs> {
  const folder = await mkdtemp(join(tmpdir(), 'torchbearer-start-'));
  const startOnce = async (): Promise<{ seconds: number; cpuSeconds: number }> => {
    const begun = performance.now();
    const child = spawn(process.execPath, ['local/start.mjs', '--empty'], {
      cwd: root,
      env: { ...process.env, TORCHBEARER_DATA: folder, PORT: String(await freePort()) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const exited = once(child, 'exit');
    try {
      const url = await readyAt(child);
      const seconds = (performance.now() - begun) / 1_000;
      // Postgres has a session of its own, but is still a descendant.
      const cpuSeconds = (cpuMsOfEach([child.pid ?? 0])[0] ?? 0) / 1_000;
      const { status } = await fetch(`${url}/api/config`);
      if (status !== 200) throw new Error(`after the start, /api/config returned ${status}`);
      return { seconds, cpuSeconds };
    } finally {
      child.kill('SIGTERM');
      await exited;
    }
  };
  await startOnce();
  return {
    ours: async () => {
      const made = await startOnce();
      // The data folder is that of the first start.
      await readFile(join(folder, 'postgres', 'password'));
      return made;
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The printed address. @throws Error with what was printed, if it exits or takes too long */
function readyAt(child: ReturnType<typeof spawn>): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const fail = (): void => reject(new Error(`npm start did not get ready:\n${printed}`));
    const patience = setTimeout(fail, PATIENCE_MS);
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
