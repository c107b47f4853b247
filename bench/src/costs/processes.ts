/**
 * The resource usage of processes, as Linux counts it. Processor time and memory are meaningful even on a busy
 * machine; elapsed time isn't.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** The time unit in /proc, the same on every Linux that Node runs on. */
const TICK_MS = 10;
const MIB = 2 ** 20;

interface Used {
  readonly parent: number;
  /** Its own and that of its exited children. */
  readonly cpuMs: number;
}

function used(pid: number): Used | null {
  const text = read(pid, 'stat');
  if (text === null) return null;
  // The name before it is in brackets and may contain anything.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { parent: Number(fields[1]), cpuMs: ticks * TICK_MS };
}

/** Processor time of a process and all its descendants, in milliseconds; exited ones included. */
export function cpuMsOf(root: number): number {
  const all = new Map<number, Used>();
  for (const name of readdirSync('/proc')) {
    const found = /^\d+$/.test(name) ? used(Number(name)) : null;
    if (found) all.set(Number(name), found);
  }
  const isBelow = (pid: number): boolean => {
    if (pid === root) return true;
    const parent = all.get(pid)?.parent ?? 0;
    return parent > 1 && isBelow(parent);
  };
  return [...all].reduce((sum, [pid, { cpuMs }]) => sum + (isBelow(pid) ? cpuMs : 0), 0);
}

/** Processor time of this process' exited children, in milliseconds. */
export function cpuMsOfEnded(): number {
  const text = readFileSync('/proc/self/stat', 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) * TICK_MS;
}

/** Memory of one process, private or shared, in MiB: what a container's limit counts, except its sockets. */
export const residentMib = (pid: number): number => memory(pid, 'VmRSS');
/** The peak since the start or the last `forgetPeak`. */
export const peakMib = (pid: number): number => memory(pid, 'VmHWM');
export const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');

function memory(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const kib = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(read(pid, 'status') ?? '')?.[1];
  return (Number(kib) * 1024) / MIB;
}

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
