import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endOrphan, engineOf, inFolder, launch, logSince, logSize } from './engine.js';
import type { RunningEngine } from './engine.js';
import { HOST, freePort, isPortFree, portTaken } from './ports.js';
import { probe } from './probe.js';

const LOG = 'redis.log';
const PONG = '+PONG';

export interface RedisOptions {
  /** Folder of its log and record. Default: a temporary folder, removed at the end. Redis itself stores nothing. */
  dataDir?: string;
  /** Default: any free port. */
  port?: number;
  log?: (line: string) => void;
}

export interface RunningRedis extends RunningEngine {
  /** redis://127.0.0.1:<port> */
  url: string;
  port: number;
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
  const removeTemporary = () => {
    if (temporary !== null) rmSync(temporary, { recursive: true, force: true });
  };
  const started = inFolder(options.dataDir ?? temporary ?? '', 'Redis', async (folder, free) => {
    await endOrphan(folder, options.log ?? (() => undefined));
    const port = options.port ?? (await freePort());
    if (!(await isPortFree(port))) throw portTaken('Redis', port);
    const from = logSize(folder, LOG);
    const args = ['--port', String(port), '--bind', HOST, '--dir', folder];
    const inMemory = ['--save', '', '--appendonly', 'no'];
    const server = await engineOf(launch(folder, LOG, 'redis-server', [...args, ...inMemory]), {
      ...{ name: 'Redis', folder },
      release: () => {
        free();
        removeTemporary();
      },
      isUp: () => redisResponds(HOST, port),
      lastWords: () => logSince(folder, LOG, from).trim().split('\n').at(-1) ?? '',
    });
    return { ...server, url: `redis://${HOST}:${String(port)}`, port };
  });
  return await started.catch((error: unknown) => {
    removeTemporary();
    throw error;
  });
}

/** True if a Redis on this port responds to PING. */
export const redisResponds = (host: string, port: number): Promise<boolean> =>
  probe(host, port, 'PING\r\n', (received) =>
    received.length < PONG.length ? null : received.toString().startsWith(PONG),
  );
