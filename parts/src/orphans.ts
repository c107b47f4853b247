import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writePrivateFile } from './folders.js';
import { endProcess, startMark } from './processes.js';

const FILE = 'engine.json';

/** Records the engine that runs on a folder, so that a later start can stop it if its runner was killed. */
export function noteEngine(folder: string, pid: number): void {
  writePrivateFile(folder, FILE, JSON.stringify({ pid, started: startMark(pid) }));
}

/**
 * Stops the engine that a killed runner left on a folder. The record has its start time, so another process
 * with the same number is never touched. Call only while holding the folder.
 */
export async function endOrphan(folder: string, log: (line: string) => void): Promise<void> {
  const path = join(folder, FILE);
  let note: { pid: number; started: string | null };
  try {
    note = JSON.parse(readFileSync(path, 'utf8')) as { pid: number; started: string | null };
  } catch {
    return;
  }
  if (note.started !== null && startMark(note.pid) === note.started) {
    log(`an earlier one still runs here (process ${String(note.pid)}); ending it first`);
    await endProcess(note.pid, [
      ['SIGTERM', 60_000],
      ['SIGKILL', 10_000],
    ]);
  }
  rmSync(path, { force: true });
}
