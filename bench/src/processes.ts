/**
 * The resource usage of processes, as Linux counts it. Processor time and memory are meaningful even on a busy
 * machine; elapsed time isn't.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseMib, parseStat, treeMs, type ProcessTimes } from './proc-text.js';

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
/** The same, with each shared page divided by the number of processes that share it. */
export const proportionalMib = (pid: number): number => parseMib(read(pid, 'smaps_rollup') ?? '', 'Pss');
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
