/**
 * The resource usage of processes, as Linux counts it. Processor time and memory are meaningful even on a busy
 * machine; elapsed time isn't.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** The time unit in /proc/<pid>/stat, the same on every Linux that Node runs on. */
const TICK_MS = 10;

export interface ProcessTimes {
  readonly parent: number;
  /** Processor time of the process, in user and system mode together, in milliseconds. */
  readonly ownMs: number;
  /** That of its children that have exited and that it has waited for, and of their children. */
  readonly endedChildrenMs: number;
}

/** @param text of /proc/<pid>/stat */
export function parseStat(text: string): ProcessTimes {
  // The name of the program, in brackets, may contain anything: spaces and brackets too.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ms = (from: number): number => (Number(fields[from]) + Number(fields[from + 1])) * TICK_MS;
  return { parent: Number(fields[1]), ownMs: ms(11), endedChildrenMs: ms(13) };
}

/**
 * The sum of a process and all its descendants, those that have exited included, in milliseconds.
 * @param all the running processes by pid
 */
export function treeMs(all: ReadonlyMap<number, ProcessTimes>, root: number): number {
  const isBelow = (pid: number): boolean => {
    if (pid === root) return true;
    const parent = all.get(pid)?.parent ?? 0;
    return parent > 1 && isBelow(parent);
  };
  let sum = 0;
  for (const [pid, { ownMs, endedChildrenMs }] of all) if (isBelow(pid)) sum += ownMs + endedChildrenMs;
  return sum;
}

/**
 * A field in KiB, such as `VmRSS` of /proc/<pid>/status, in MiB.
 * @throws Error if the text has no such field
 */
export function parseMib(text: string, field: string): number {
  const kib = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(text)?.[1];
  if (kib === undefined) throw new Error(`there is no ${field}`);
  return Number(kib) / 1_024;
}

/** Processor time of each process with all its descendants, in milliseconds; exited ones included. */
export function cpuMsOfEach(roots: readonly number[]): number[] {
  const all = new Map<number, ProcessTimes>();
  for (const name of readdirSync('/proc')) {
    const text = /^\d+$/.test(name) ? read(Number(name), 'stat') : null;
    if (text !== null) all.set(Number(name), parseStat(text));
  }
  return roots.map((root) => treeMs(all, root));
}

export const cpuMsOf = (root: number): number => cpuMsOfEach([root])[0] ?? 0;

/** Memory of one process, private or shared, in MiB: what a container's limit counts, except its sockets. */
export const residentMib = (pid: number): number => parseMib(read(pid, 'status') ?? '', 'VmRSS');
/** The peak since the start or the last `forgetPeak`. */
export const peakMib = (pid: number): number => parseMib(read(pid, 'status') ?? '', 'VmHWM');
export const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');

/** An environment variable of a process. */
export function variableOf(pid: number, name: string): string {
  const found = (read(pid, 'environ') ?? '').split('\0').find((line) => line.startsWith(`${name}=`));
  if (found === undefined) throw new Error(`process ${pid} has no ${name}`);
  return found.slice(name.length + 1);
}

/** Null if the process has just exited. */
function read(pid: number, file: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return null;
  }
}
