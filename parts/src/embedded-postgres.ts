import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { exitOf, inFolder, launch, logSince, logSize } from './engine.js';
import { isRoot, writePrivateFile } from './folders.js';
import { HOST, freePort, isPortFree, portTaken } from './ports.js';
import { findPostgresBinaries } from './postgres-binaries.js';
import type { PostgresBinaries } from './postgres-binaries.js';
import { chooseIdentity, giveTo, spawnAs } from './postgres-identity.js';
import type { Identity } from './postgres-identity.js';
import { readPostmasterFile, recoverCluster, shutDown } from './postgres-recovery.js';
import type { Exit } from './processes.js';

export interface EmbeddedPostgresOptions {
  /** Holds the cluster (`cluster/`), its password and its log. Created if missing. */
  dataDir: string;
  /** Default: any free port. */
  port?: number;
  /** Called with progress messages: first start, recovery. Postgres' own log is `postgres.log` in dataDir. */
  log?: (line: string) => void;
  /** Server settings beyond ours, e.g. `{ max_connections: '500' }`. */
  settings?: Record<string, string>;
}

export interface EmbeddedPostgres {
  /** postgres://torchbearer:<password>@127.0.0.1:<port>/postgres, a superuser's. */
  url: string;
  port: number;
  pid: number;
  /** As the server reports it, e.g. '18.4'. */
  version: string;
  /** Resolves when the postmaster has exited, for any reason; never rejects. */
  exited: Promise<Exit>;
  /** Shuts down fast and resolves when the process has exited. May be called twice. */
  stop: () => Promise<void>;
}

const USER = 'torchbearer';
const LOG = 'postgres.log';

/** Small, because the machine runs much else. Durability (fsync) stays on. */
const SETTINGS: Record<string, string> = {
  max_connections: '300',
  shared_buffers: '64MB',
  max_wal_size: '512MB',
  fsync: 'on',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Without DETAIL, which quotes the value that violates a unique index, such as an e-mail.
  log_error_verbosity: 'terse',
  unix_socket_directories: '',
  listen_addresses: HOST,
};

interface Setup {
  folder: string;
  data: string;
  binaries: PostgresBinaries;
  identity: Identity;
  password: string;
  settings: Record<string, string>;
  log: (line: string) => void;
}

/**
 * Starts the Postgres that npm installed, on a folder of this machine, for this machine only (127.0.0.1).
 * The first start creates the cluster; after a crash, the next start recovers by itself.
 * The server has its own session: Ctrl-C in the terminal does not reach it, and it outlives a killed
 * parent until the next start. Throws an Error whose message is one sentence for the user.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => undefined);
  const binaries = findPostgresBinaries();
  return await inFolder(options.dataDir, 'Postgres', async (folder, release) => {
    const setup = await prepare(folder, binaries, { ...SETTINGS, ...options.settings }, log);
    return await startServer(setup, options.port, release);
  });
}

async function prepare(
  folder: string,
  binaries: PostgresBinaries,
  settings: Record<string, string>,
  log: (line: string) => void,
): Promise<Setup> {
  // Under root the server runs as another user, who needs access to the cluster; its content stays private.
  if (isRoot()) chmodSync(folder, statSync(folder).mode | 0o111);
  for (const left of readdirSync(folder)) {
    if (left.startsWith('init-')) rmSync(join(folder, left), { recursive: true, force: true });
  }
  const data = join(folder, 'cluster');
  const exists = statSync(data, { throwIfNoEntry: false }) !== undefined;
  if (exists) {
    checkVersion(data, binaries);
    await recoverCluster(data, binaries.pgCtl, log);
  }
  const identity = chooseIdentity(binaries.postgres, folder, data);
  const password = readOrMakePassword(folder, exists);
  const setup = { folder, data, binaries, identity, password, settings, log };
  if (exists) giveTo(identity, data);
  else await initialise(setup);
  return setup;
}

function checkVersion(data: string, binaries: PostgresBinaries): void {
  const theirs = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  const manifest = readFileSync(join(binaries.postgres, '..', '..', '..', 'package.json'), 'utf8');
  const ours = (JSON.parse(manifest) as { version: string }).version.split('.')[0] ?? '';
  if (theirs === ours) return;
  throw new Error(
    `The data in ${data} is of Postgres ${theirs}, this is Postgres ${ours}: dump and restore it.`,
  );
}

function readOrMakePassword(folder: string, clusterExists: boolean): string {
  const path = join(folder, 'password');
  try {
    const password = readFileSync(path, 'utf8').trim();
    if (password !== '') return password;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw new Error(`Cannot read ${path}: it belongs to another user.`, { cause: error });
    }
  }
  if (clusterExists) throw new Error(`The password of this Postgres is missing: restore ${path}.`);
  const password = randomBytes(24).toString('hex');
  writePrivateFile(folder, 'password', password);
  return password;
}

/** Created in a temporary folder and moved into place when complete, in case the process is killed half-way. */
async function initialise(setup: Setup): Promise<void> {
  setup.log('first start: making the database cluster');
  const room = join(setup.folder, `init-${randomBytes(6).toString('hex')}`);
  const [passwordFile, cluster] = [join(room, 'password'), join(room, 'cluster')];
  mkdirSync(room, { mode: 0o700 });
  try {
    writeFileSync(passwordFile, setup.password, { mode: 0o600 });
    giveTo(setup.identity, room);
    const login = [`--username=${USER}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
    // Nobody can guess a random password, so stretching it would only make each connection slower.
    const args = ['-D', cluster, ...login, '--set=scram_iterations=1', '--encoding=UTF8', '--no-locale'];
    const { exit, output } = await run(setup, setup.binaries.initdb, args);
    if (exit.code !== 0) {
      throw new Error(`Postgres could not make its cluster in ${setup.folder}: ${lastWords(output)}`);
    }
    renameSync(cluster, setup.data);
  } finally {
    rmSync(room, { recursive: true, force: true });
  }
}

function run(setup: Setup, program: string, args: string[]): Promise<{ exit: Exit; output: string }> {
  const from = logSize(setup.folder, LOG);
  const exited = exitOf(launchAs(setup, program, args));
  return exited.then((exit) => ({ exit, output: logSince(setup.folder, LOG, from) }));
}

function launchAs(setup: Setup, program: string, args: string[]): ChildProcess {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG')));
  return launch(setup.folder, LOG, program, args, {
    start: (command, all, options) => spawnAs(setup.identity, command, all, options),
    env: { ...env, LC_ALL: 'C' },
  });
}

async function startServer(
  setup: Setup,
  wantedPort: number | undefined,
  release: () => void,
): Promise<EmbeddedPostgres> {
  for (let attempt = 1; ; attempt++) {
    const port = wantedPort ?? (await freePort());
    if (wantedPort !== undefined && !(await isPortFree(port))) throw portTaken('Postgres', port);
    const from = logSize(setup.folder, LOG);
    const settings = Object.entries({ ...setup.settings, port: String(port) });
    const args = ['-D', setup.data, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
    const child = launchAs(setup, setup.binaries.postgres, args);
    const exited = exitOf(child);
    const version = await ready(setup, child, exited, port);
    if (version !== null && child.pid !== undefined) {
      return handle(setup, { port, pid: child.pid, version, exited }, release);
    }
    const output = logSince(setup.folder, LOG, from);
    const portLost = /could not bind|Address already in use/i.test(output);
    if (portLost && wantedPort !== undefined) throw portTaken('Postgres', port);
    // The last children of a killed server may need a moment to release its shared memory.
    const busy = /pre-existing shared memory block|lock file "postmaster.pid" already exists/.test(output);
    if (attempt >= 20 || !(portLost || busy)) {
      throw new Error(`Postgres did not start in ${setup.folder}: ${lastWords(output)}`);
    }
    await sleep(500);
    await recoverCluster(setup.data, setup.binaries.pgCtl, setup.log);
  }
}

/** The server's version once it takes connections; null if it exited instead. Replaying the log may take long. */
async function ready(
  setup: Setup,
  child: ChildProcess,
  exited: Promise<Exit>,
  port: number,
): Promise<string | null> {
  let ended = false;
  void exited.then(() => (ended = true));
  for (;;) {
    if (ended || child.pid === undefined) return null;
    const state = readPostmasterFile(setup.data);
    if (state?.pid === child.pid && state.status.startsWith('ready')) break;
    await sleep(20);
  }
  const client = new pg.Client({ connectionString: urlOf(setup, port) });
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
    return rows[0]?.server_version.split(' ')[0] ?? '';
  } catch (error) {
    await shutDown(child.pid, setup.binaries.pgCtl, setup.data);
    throw new Error(`Postgres in ${setup.folder} runs but refuses us: ${(error as Error).message}.`, {
      cause: error,
    });
  } finally {
    await client.end().catch(() => undefined);
  }
}

function urlOf(setup: Setup, port: number): string {
  return `postgres://${USER}:${setup.password}@${HOST}:${String(port)}/postgres`;
}

function handle(
  setup: Setup,
  running: { port: number; pid: number; version: string; exited: Promise<Exit> },
  release: () => void,
): EmbeddedPostgres {
  let stopping: Promise<void> | undefined;
  const exited = running.exited.then((exit) => {
    release();
    return exit;
  });
  const stop = async () => {
    await shutDown(running.pid, setup.binaries.pgCtl, setup.data);
    await exited;
  };
  return { ...running, exited, url: urlOf(setup, running.port), stop: () => (stopping ??= stop()) };
}

function lastWords(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const relevant =
    lines.findLast((line) => /FATAL|PANIC|error:/i.test(line)) ?? lines.at(-1) ?? 'it said nothing';
  return relevant.replace(/^.*?(FATAL|PANIC|error):\s*/i, '');
}
