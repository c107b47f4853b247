import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** How a process ended: an exit code, or the signal that ended it. */
export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

function quietly(command: string, args: string[]): string | null {
  try {
    return (
      execFileSync(command, args, { stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' }).trim() || null
    );
  } catch {
    return null;
  }
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/**
 * Identifies this very process and no later one with the same number (by its start time), or null
 * when no such process runs. A zombie does not count: in a container without an init it may never be reaped.
 */
export function startMark(pid: number): string | null {
  if (process.platform === 'linux') {
    const stat = read(`/proc/${String(pid)}/stat`);
    if (stat === null) return null;
    // The second field is the program's name in brackets and may itself contain spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return null;
    return `${read('/proc/sys/kernel/random/boot_id')?.trim() ?? ''} ${fields[19] ?? ''}`;
  }
  if (process.platform === 'win32') {
    return quietly('powershell.exe', [
      '-NoProfile',
      '-Command',
      `(Get-Process -Id ${String(pid)}).StartTime.Ticks`,
    ]);
  }
  const line = quietly('ps', ['-o', 'stat=,lstart=', '-p', String(pid)]);
  return line === null || line.startsWith('Z') ? null : line.replace(/^\S+\s+/, '');
}

export function isRunning(pid: number): boolean {
  return startMark(pid) !== null;
}

/** The command line of a process, arguments separated by spaces; null when it has exited or is not readable. */
export function commandLine(pid: number): string | null {
  if (process.platform === 'linux')
    return read(`/proc/${String(pid)}/cmdline`)?.replaceAll('\0', ' ') ?? null;
  if (process.platform === 'win32') {
    const query = `(Get-CimInstance Win32_Process -Filter 'ProcessId=${String(pid)}').CommandLine`;
    return quietly('powershell.exe', ['-NoProfile', '-Command', query]);
  }
  return quietly('ps', ['-o', 'command=', '-p', String(pid)]);
}

/** Linux: the processes of one program whose working directory is this folder. Elsewhere: none. */
export function processesIn(folder: string, program: string): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      if (!Number.isInteger(pid) || !isRunning(pid)) return false;
      try {
        const executable = basename(readlinkSync(`/proc/${String(pid)}/exe`)).replace(/ \(deleted\)$/, '');
        return executable === program && readlinkSync(`/proc/${String(pid)}/cwd`) === folder;
      } catch {
        return false;
      }
    });
}

/** Sends a signal, unless the process has exited. Throws when it is not ours. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return;
    throw new Error(`Process ${String(pid)} belongs to another user and cannot be stopped from here.`, {
      cause: error,
    });
  }
}

/** Waits until `done` returns true; false after `limitMs`. */
export async function until(
  done: () => boolean | Promise<boolean>,
  limitMs: number,
  everyMs = 50,
): Promise<boolean> {
  const limit = performance.now() + limitMs;
  for (;;) {
    if (await done()) return true;
    if (performance.now() > limit) return false;
    await sleep(everyMs);
  }
}

/**
 * Stops one process: sends each signal in turn, with its timeout in milliseconds, until it has exited.
 * The start mark protects an unrelated process that got the same number in the meantime.
 */
export async function endProcess(pid: number, steps: [NodeJS.Signals, number][]): Promise<void> {
  const mark = startMark(pid);
  const gone = () => mark === null || startMark(pid) !== mark;
  for (const [name, patienceMs] of steps) {
    if (gone()) return;
    signal(pid, name);
    if (await until(gone, patienceMs)) return;
  }
  if (!gone()) throw new Error(`Process ${String(pid)} does not end.`);
}
