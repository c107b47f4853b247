/** The folder with all data of a league on one machine: .data/, or TORCHBEARER_DATA. */
import { claimFolder, endProcess, folderOwner, startMark, until, writePrivateFile } from '@torchbearer/parts';
import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
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
  writeState(state: LeagueState): void;
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
  const runner = folderOwner(path);
  if (runner !== null)
    throw new Error(
      `Torchbearer is already running on this data folder (process ${runner}): stop it first, or choose another folder with TORCHBEARER_DATA=….`,
    );
  const release = await claimFolder(path, 'Torchbearer');
  // A crashed run of 0.7 left this file; some of its processes may still be exiting. @until 0.9
  const followsOlderCrash = existsSync(file('run.json'));
  rmSync(file('run.json'), { force: true });
  const followsCrash = (await endLeftRunning(file(PROCESSES))) || followsOlderCrash;
  /** By process: outside Linux, asking for one starts a program. */
  const marks = new Map<number, string | null>();
  return {
    path,
    logs: file('logs'),
    postgres: file('postgres'),
    secrets: await secretsIn(path),
    followsCrash,
    readState: async () => await readJson<LeagueState>(file('league.json')),
    writeState: (state) => writeJson(path, 'league.json', state),
    writeRun: (pids) => {
      for (const pid of pids) if (!marks.has(pid)) marks.set(pid, startMark(pid));
      const started = pids.map((pid): Started => ({ pid, mark: marks.get(pid) ?? null }));
      writeJson(path, PROCESSES, started);
    },
    release: () => {
      rmSync(file(PROCESSES), { force: true });
      release();
    },
  };
}

/** The processes of a run; removed at its end. */
const PROCESSES = 'processes.json';

interface Started {
  readonly pid: number;
  /** Tells it from a later process with its number; null if it had exited. */
  readonly mark: string | null;
}

/**
 * Waits until the processes of a crashed run have exited: they do so by themselves once their runner is gone, and one that
 * hangs is killed. Resolves with whether there was a crash.
 */
async function endLeftRunning(file: string): Promise<boolean> {
  const started = await readJson<readonly Started[]>(file);
  const left = () => (started ?? []).filter(({ pid, mark }) => mark !== null && startMark(pid) === mark);
  await until(() => left().length === 0, 10_000, 100);
  for (const { pid } of left()) await endProcess(pid, [['SIGKILL', 5_000]]);
  return started !== null;
}

async function secretsIn(folder: string): Promise<Secrets> {
  type Known = Partial<Secrets> & Pick<Secrets, 'actorSecret' | 'password'>;
  const known = await readJson<Known>(join(folder, 'secrets.json'));
  // The admin of a folder that 0.6 or earlier made has the players' password until they change it.
  if (known) return { adminPassword: known.password, ...known };
  const fresh: Secrets = {
    actorSecret: randomBytes(32).toString('base64url'),
    password: randomBytes(9).toString('base64url'),
    adminPassword: randomBytes(9).toString('base64url'),
  };
  writeJson(folder, 'secrets.json', fresh);
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

/** By rename, so that a kill in the middle does not lose the file. */
const writeJson = (folder: string, name: string, value: unknown): void =>
  writePrivateFile(folder, name, `${JSON.stringify(value, null, 2)}\n`);

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown reason';
