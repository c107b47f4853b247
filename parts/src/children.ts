import type { ChildProcess } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Exit } from './processes.js';

/** Resolves when a child has exited or could not be started; never rejects. */
export function exitOf(child: ChildProcess): Promise<Exit> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => {
      resolve({ code, signal });
    });
    child.once('error', () => {
      if (child.pid === undefined) resolve({ code: 127, signal: null });
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
