import { freePort } from '@torchbearer/local';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { run, type Started } from './npm-start.js';

export interface NpmStart {
  readonly start: (env?: Record<string, string>, ...args: string[]) => Started;
  /** Starts it in a shell, as npm does; `process` is the shell. */
  readonly startInShell: (env?: Record<string, string>, ...args: string[]) => Started;
  /** Sends the signal. @returns the exit code */
  readonly end: (started: Started, signal?: NodeJS.Signals) => Promise<number | null>;
  /** Its data folder and port, unless `env` sets others. */
  readonly location: () => { readonly folder: string; readonly port: string };
}

/** Runs `npm start` on a temporary folder that the tests of a block share, and ends all runs after each test. */
export function useNpmStart(): NpmStart {
  let folder: string;
  let port: string;
  const running = new Set<Started>();
  const started = (command: string, args: readonly string[], env: Record<string, string>): Started => {
    const one = run(command, args, { PORT: port, TORCHBEARER_DATA: folder, ...env });
    running.add(one);
    return one;
  };
  const end: NpmStart['end'] = async (one, signal = 'SIGINT') => {
    one.process.kill(signal);
    running.delete(one);
    return await one.ended;
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'torchbearer-start-'));
    port = String(await freePort());
  });
  afterEach(async () => {
    for (const one of running) await end(one, 'SIGTERM');
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
  });
  return {
    start: (env = {}, ...args) => started(process.execPath, ['local/start.mjs', ...args], env),
    startInShell: (env = {}, ...args) =>
      started('sh', ['-c', `"${process.execPath}" local/start.mjs ${args.join(' ')}; exit $?`], env),
    end,
    location: () => ({ folder, port }),
  };
}
