import { spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { exitOf, logSince, logSize } from './children.js';
import { claimFolder, makeFolder, openLog } from './folders.js';
import { endOrphan, noteEngine } from './orphans.js';
import { HOST, freePort, isPortFree, portTaken } from './ports.js';
import { probe } from './probe.js';
import { endProcess, signal, until } from './processes.js';
import type { Exit } from './processes.js';

const PONG = '+PONG';

export interface RedisOptions {
  /** Folder of its log and record. Default: a temporary folder, removed at the end. Redis itself stores nothing. */
  dataDir?: string;
  /** Default: any free port. */
  port?: number;
  log?: (line: string) => void;
}

export interface RunningRedis {
  /** redis://127.0.0.1:<port> */
  url: string;
  port: number;
  pid: number;
  /** Resolves when the server has exited, for any reason; never rejects. */
  exited: Promise<Exit>;
  /** May be called twice. */
  stop: () => Promise<void>;
  /** SIGKILL, for tests of crashes. */
  kill: () => Promise<void>;
}

/** The version of the `redis-server` on PATH, e.g. '7.0.15'; null when there is none. */
export function redisVersion(): string | null {
  const { stdout } = spawnSync('redis-server', ['--version'], { encoding: 'utf8' });
  return /v=([\d.]+)/.exec(stdout ?? '')?.[1] ?? null;
}

/**
 * Starts the machine's own redis-server on 127.0.0.1, in memory only: the system can rebuild what it stores in
 * Redis. Throws one sentence when it cannot start.
 */
export async function startRedis(options: RedisOptions = {}): Promise<RunningRedis> {
  if (redisVersion() === null) throw new Error('Redis cannot start: there is no `redis-server` on PATH.');
  const temporary = options.dataDir === undefined ? mkdtempSync(join(tmpdir(), 'torchbearer-redis-')) : null;
  const folder = resolve(options.dataDir ?? temporary ?? '');
  makeFolder(folder);
  const free = await claimFolder(folder, 'Redis');
  const release = () => {
    free();
    if (temporary !== null) rmSync(temporary, { recursive: true, force: true });
  };
  try {
    await endOrphan(folder, options.log ?? (() => undefined));
    return await startServer(folder, options.port, release);
  } catch (error) {
    release();
    throw error;
  }
}

async function startServer(
  folder: string,
  wantedPort: number | undefined,
  release: () => void,
): Promise<RunningRedis> {
  const port = wantedPort ?? (await freePort());
  if (!(await isPortFree(port))) throw portTaken('Redis', port);
  const output = openLog(folder, 'redis.log');
  const from = logSize(folder, 'redis.log');
  const args = ['--port', String(port), '--bind', HOST, '--dir', folder, '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', args, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const { pid } = child;
  if (pid === undefined) throw new Error('Redis cannot start: redis-server does not run.');
  noteEngine(folder, pid);
  let ended = false;
  const gone = exitOf(child).then((exit) => {
    ended = true;
    return exit;
  });
  const isUp = await until(async () => ended || (await redisResponds(HOST, port)), 60_000);
  if (ended || !isUp) {
    await endProcess(pid, [['SIGKILL', 10_000]]);
    const words = logSince(folder, 'redis.log', from).trim().split('\n').at(-1);
    throw new Error(`Redis did not start: ${words ?? ''}`);
  }
  const exited = gone.then((exit) => {
    release();
    return exit;
  });
  const end = async () => {
    await endProcess(pid, [
      ['SIGTERM', 20_000],
      ['SIGKILL', 10_000],
    ]);
    await exited;
  };
  let stopping: Promise<void> | undefined;
  return {
    url: `redis://${HOST}:${String(port)}`,
    port,
    pid,
    exited,
    stop: () => (stopping ??= end()),
    kill: async () => {
      if (!ended) signal(pid, 'SIGKILL');
      await exited;
    },
  };
}

/** True if a Redis on this port responds to PING. */
export const redisResponds = (host: string, port: number): Promise<boolean> =>
  probe(host, port, 'PING\r\n', (received) =>
    received.length < PONG.length ? null : received.toString().startsWith(PONG),
  );
