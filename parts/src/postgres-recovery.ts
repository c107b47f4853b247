import { spawnSync } from 'node:child_process';
import { readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, endProcess, isRunning, processesIn, signal, until } from './processes.js';

type Log = (line: string) => void;

/** The content of a postmaster's pid file: its process id and its state ('starting', 'ready', …). */
export function readPostmasterFile(data: string): { pid: number; status: string } | null {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return Number.isInteger(pid) && pid > 0 ? { pid, status: (lines[7] ?? '').trim() } : null;
  } catch {
    return null;
  }
}

/**
 * Cleans a cluster after a killed runner or a killed Postgres, so that a new postmaster can start.
 * An orphan that still runs on this folder is shut down properly; an unrelated process that got the number
 * in an old postmaster.pid is left alone. Call only while holding the folder. `data` must exist.
 */
export async function recoverCluster(data: string, pgCtl: string, log: Log): Promise<void> {
  const folder = realpathSync(data);
  const postmaster = readPostmasterFile(folder);
  if (process.platform !== 'linux') {
    await recoverByCommandLine(folder, postmaster?.pid ?? null, pgCtl, log);
    return;
  }
  // A postmaster and its children all work inside their data folder, which identifies ours.
  const ours = () => processesIn(folder, 'postgres');
  const found = ours();
  if (postmaster !== null && isRunning(postmaster.pid) && !found.includes(postmaster.pid)) {
    refuseAnotherUsers(postmaster.pid, folder);
  }
  if (found.length > 0) {
    log(
      `an earlier Postgres still runs here (process ${String(postmaster?.pid ?? found[0])}); ending it first`,
    );
    await endOrphans(ours, postmaster?.pid ?? null);
  }
  // Only now is it certain that no process uses the cluster. Postgres would refuse to start when the old number
  // now belongs to another program.
  if (postmaster !== null) rmSync(join(folder, 'postmaster.pid'), { force: true });
}

async function endOrphans(ours: () => number[], postmaster: number | null): Promise<void> {
  const gone = () => ours().length === 0;
  const send = (name: NodeJS.Signals, pids: number[]) => {
    for (const pid of pids) signal(pid, name);
  };
  if (postmaster !== null && ours().includes(postmaster)) {
    send('SIGINT', [postmaster]); // fast shutdown: end the sessions, write everything, exit
    if (await until(gone, 60_000)) return;
    send('SIGQUIT', [postmaster]); // immediate shutdown: the next start replays the log
    if (await until(gone, 10_000)) return;
  } else if (await until(gone, 5_000)) {
    return; // children of a killed postmaster exit by themselves
  }
  send('SIGQUIT', ours());
  if (await until(gone, 5_000)) return;
  send('SIGKILL', ours());
  if (!(await until(gone, 5_000))) throw new Error(`Postgres processes ${ours().join(', ')} do not end.`);
}

function runsOn(pid: number, folder: string): boolean {
  const line = commandLine(pid);
  return line !== null && /postgres/i.test(line) && line.includes(folder);
}

function refuseAnotherUsers(pid: number, folder: string): void {
  if (!runsOn(pid, folder)) return;
  throw new Error(
    `Postgres in ${folder} is still run by process ${String(pid)} of another user; stop that one first.`,
  );
}

/** macOS and Windows do not show working directories, so the postmaster's command line is used. */
async function recoverByCommandLine(
  folder: string,
  pid: number | null,
  pgCtl: string,
  log: Log,
): Promise<void> {
  if (pid === null || !isRunning(pid)) return; // Postgres itself handles the file of a dead process
  if (!runsOn(pid, folder)) {
    rmSync(join(folder, 'postmaster.pid'), { force: true });
    return;
  }
  log(`an earlier Postgres still runs here (process ${String(pid)}); ending it first`);
  await shutDown(pid, pgCtl, folder);
}

export async function shutDown(postmaster: number, pgCtl: string, data: string): Promise<void> {
  // Windows has no signals: pg_ctl uses a named pipe to the postmaster.
  if (process.platform === 'win32')
    spawnSync(pgCtl, ['stop', '-D', data, '-m', 'fast', '-w'], { stdio: 'ignore' });
  await endProcess(postmaster, [
    ['SIGINT', 60_000], // fast shutdown: end the sessions, write everything, exit
    ['SIGQUIT', 10_000], // immediate shutdown: the next start replays the log
    ['SIGKILL', 10_000],
  ]);
}
