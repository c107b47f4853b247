/** The folder with all data of a league on one machine: .data/, or TORCHBEARER_DATA. */
import { randomBytes } from 'node:crypto';
import { closeSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Secrets {
  /** What the keys of the processes are derived from. */
  readonly actorSecret: string;
  /** Password of the sample season's players; random for each folder. */
  readonly password: string;
  /** Password of the default admin, another one: the players' is passed around. */
  readonly adminPassword: string;
}

/** The settings that the league in this folder was created with. */
export interface LeagueState {
  readonly begunWith: 'sample' | 'empty';
  readonly isSeeded: boolean;
}

export interface DataFolder {
  readonly path: string;
  readonly logs: string;
  readonly postgres: string;
  readonly secrets: Secrets;
  /** Whether the previous run crashed; some of its processes may still be exiting. */
  readonly followsCrash: boolean;
  readState(): Promise<LeagueState | null>;
  writeState(state: LeagueState): Promise<void>;
  /** Records the processes of this run, so that the next one can wait for those that a crash left running. */
  writeRun(pids: readonly number[]): void;
  release(): void;
}

/** @throws Error with one sentence, if the folder can't be used or another run holds it */
export async function openDataFolder(path: string): Promise<DataFolder> {
  const file = (name: string): string => join(path, name);
  try {
    await mkdir(file('logs'), { recursive: true, mode: 0o700 });
    await writeFile(file('.probe'), '');
    rmSync(file('.probe'));
  } catch (error) {
    throw new Error(
      `The data folder ${path} cannot be written (${codeOf(error)}): make it writable, or choose another with TORCHBEARER_DATA=….`,
      { cause: error },
    );
  }
  const followsCrash = await takeOver(file('run.json'));
  return {
    path,
    logs: file('logs'),
    postgres: file('postgres'),
    secrets: await secretsIn(file('secrets.json')),
    followsCrash,
    readState: async () => await readJson<LeagueState>(file('league.json')),
    writeState: (state) => writeAtomically(file('league.json'), state),
    writeRun: (pids) => {
      // By rename, so that a kill in the middle does not lose the list.
      writeFileSync(file('run.json.new'), JSON.stringify({ runner: process.pid, pids }), { mode: 0o600 });
      renameSync(file('run.json.new'), file('run.json'));
    },
    release: () => rmSync(file('run.json'), { force: true }),
  };
}

interface Run {
  readonly runner: number;
  readonly pids: readonly number[];
}

/**
 * Makes this process the folder's only runner; after a crash, waits until the crashed run's processes have exited.
 * Resolves with whether there was a crash.
 */
async function takeOver(runFile: string): Promise<boolean> {
  let followsCrash = false;
  for (;;) {
    try {
      const handle = openSync(runFile, 'wx', 0o600);
      writeFileSync(handle, JSON.stringify({ runner: process.pid, pids: [] }));
      closeSync(handle);
      return followsCrash;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    const earlier = await readJson<Run>(runFile);
    if (earlier && earlier.runner !== process.pid && isOurs(earlier.runner, 'local/start.mjs')) {
      throw new Error(
        `Torchbearer is already running on this data folder (process ${earlier.runner}): stop it first, or choose another folder with TORCHBEARER_DATA=….`,
      );
    }
    followsCrash = true;
    // Services exit by themselves once their runner is gone; one that hangs is killed here.
    const left = (earlier?.pids ?? []).filter((pid) => isOurs(pid, 'dist/main.js'));
    if (left.length > 0) await waitOrKill(left);
    rmSync(runFile, { force: true });
  }
}

async function waitOrKill(pids: readonly number[]): Promise<void> {
  const alive = (): number[] => pids.filter((pid) => isOurs(pid, 'dist/main.js'));
  const allGone = async (withinMs: number): Promise<boolean> => {
    for (let waited = 0; waited < withinMs; waited += 100) {
      if (alive().length === 0) return true;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return alive().length === 0;
  };
  if (await allGone(10_000)) return;
  for (const pid of alive()) process.kill(pid, 'SIGKILL');
  // A killed process holds its port for a moment longer.
  await allGone(5_000);
}

/** Whether a process is running and is the expected one: its number may have been reused. */
function isOurs(pid: number, part: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(part);
  } catch {
    return process.platform !== 'linux';
  }
}

async function secretsIn(path: string): Promise<Secrets> {
  const known = await readJson<Partial<Secrets> & Pick<Secrets, 'actorSecret' | 'password'>>(path);
  // The admin of a folder that 0.6 or earlier made has the players' password until they change it.
  if (known) return { adminPassword: known.password, ...known };
  const fresh: Secrets = {
    actorSecret: randomBytes(32).toString('base64url'),
    password: randomBytes(9).toString('base64url'),
    adminPassword: randomBytes(9).toString('base64url'),
  };
  await writeAtomically(path, fresh);
  return fresh;
}

async function readJson<T>(path: string): Promise<T | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as T;
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || error instanceof SyntaxError) return null;
    throw error;
  }
}

async function writeAtomically(path: string, value: unknown): Promise<void> {
  await writeFile(`${path}.new`, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown reason';
