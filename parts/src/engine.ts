/** A program that serves a folder of data, and outlives a killed runner until the next start there. */
import { spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { closeSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { claimFolder, makeFolder, openLog, writePrivateFile } from './folders.js';
import { endProcess, signal, startMark, until } from './processes.js';
import type { Exit } from './processes.js';

const RECORD = 'engine.json';

type Start = (program: string, args: string[], options: SpawnOptions) => ChildProcess;

/** Resolves when a child has exited or could not be started; never rejects. */
export function exitOf(child: ChildProcess): Promise<Exit> {
  return new Promise((done) => {
    child.once('exit', (code, name) => done({ code, signal: name }));
    child.once('error', () => {
      if (child.pid === undefined) done({ code: 127, signal: null });
    });
  });
}

/** Length of a log in bytes, to read only later output. */
export function logSize(folder: string, name: string): number {
  return statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0;
}

/** What was logged since the log had this length (all of it if the log was recreated). */
export function logSince(folder: string, name: string, from: number): string {
  const content = readFileSync(join(folder, name));
  return content.subarray(from > content.length ? 0 : from).toString('utf8');
}

/**
 * Starts a program in a folder, with its output in a log there: a pipe would break when this process is killed. It has its
 * own session, so that Ctrl-C in the terminal does not reach it.
 * @param start what starts the program; `spawn` by default
 */
export function launch(
  folder: string,
  log: string,
  program: string,
  args: string[],
  { start = spawn, env }: { start?: Start; env?: NodeJS.ProcessEnv } = {},
): ChildProcess {
  const output = openLog(folder, log);
  try {
    return start(program, args, {
      ...{ cwd: folder, detached: true, windowsHide: true, stdio: ['ignore', output, output] },
      ...(env && { env }),
    });
  } finally {
    closeSync(output);
  }
}

/**
 * Claims a folder and works in it; the claim is released if the work fails, and by the work when it is over.
 * @throws Error with one sentence if the folder can't be used
 */
export async function inFolder<T>(
  dataDir: string,
  engine: string,
  work: (folder: string, release: () => void) => Promise<T>,
): Promise<T> {
  const folder = resolve(dataDir);
  makeFolder(folder);
  const release = await claimFolder(folder, engine);
  try {
    return await work(folder, release);
  } catch (error) {
    release();
    throw error;
  }
}

export interface RunningEngine {
  pid: number;
  /** Resolves when it has exited, for any reason; never rejects. */
  exited: Promise<Exit>;
  /** Stops it cleanly. May be called twice. */
  stop: () => Promise<void>;
  /** SIGKILL, for tests of crashes. */
  kill: () => Promise<void>;
}

/**
 * Waits until a launched program responds, and records it, so that a later start can stop it if its runner was killed.
 * @param lastWords why it did not start
 * @throws Error if it does not start
 */
export async function engineOf(
  child: ChildProcess,
  options: {
    name: string;
    folder: string;
    release: () => void;
    isUp: () => Promise<boolean>;
    lastWords: () => string;
  },
): Promise<RunningEngine> {
  const { name, folder } = options;
  const { pid } = child;
  if (pid === undefined) throw new Error(`${name} cannot start: ${child.spawnfile} does not run.`);
  writePrivateFile(folder, RECORD, JSON.stringify({ pid, started: startMark(pid) }));
  let hasEnded = false;
  const exited = exitOf(child).then((exit) => {
    hasEnded = true;
    options.release();
    return exit;
  });
  const isUp = await until(async () => hasEnded || (await options.isUp()), 180_000, 100);
  if (hasEnded || !isUp) {
    await endProcess(pid, [['SIGKILL', 10_000]]);
    throw new Error(`${name} did not start in ${folder}: ${options.lastWords()}`);
  }
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    await endProcess(pid, IN_ORDER);
    await exited;
  };
  return {
    pid,
    exited,
    stop: () => (stopping ??= stop()),
    kill: async () => {
      if (!hasEnded) signal(pid, 'SIGKILL');
      await exited;
    },
  };
}

const IN_ORDER: [NodeJS.Signals, number][] = [
  ['SIGTERM', 60_000],
  ['SIGKILL', 10_000],
];

/**
 * Stops the engine that a killed runner left on a folder. The record has its start time, so another process
 * with the same number is never touched. Call only while holding the folder.
 */
export async function endOrphan(folder: string, log: (line: string) => void): Promise<void> {
  const path = join(folder, RECORD);
  let note: { pid: number; started: string | null };
  try {
    note = JSON.parse(readFileSync(path, 'utf8')) as { pid: number; started: string | null };
  } catch {
    return;
  }
  if (note.started !== null && startMark(note.pid) === note.started) {
    log(`an earlier one still runs here (process ${String(note.pid)}); ending it first`);
    await endProcess(note.pid, IN_ORDER);
  }
  rmSync(path, { force: true });
}
