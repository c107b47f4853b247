import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRunning, startEmbeddedPostgres, type EmbeddedPostgres } from '@torchbearer/parts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { until } from '../src/processes.js';
import { temporaryFolder } from './temporary-folder.js';

async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function start(dataDir: string, more: { port?: number; log?: (line: string) => void } = {}) {
  const server = await startEmbeddedPostgres({ dataDir, ...more });
  onTestFinished(server.stop);
  return server;
}

const writeRow = (server: EmbeddedPostgres) =>
  query(server.url, 'CREATE TABLE torch (name text); INSERT INTO torch VALUES ($$lit$$)');
const readRows = (server: EmbeddedPostgres) => query(server.url, 'SELECT name FROM torch');

/** A separate process that runs Postgres on the folder, as `npm start` would. */
async function startInRunner(dataDir: string): Promise<{ runner: number; url: string; pid: number }> {
  const script = fileURLToPath(new URL('run-postgres.ts', import.meta.url));
  const args = ['--conditions=@torchbearer/source', '--import', 'tsx', script, dataDir];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const server = JSON.parse(line.toString()) as { url: string; pid: number };
  onTestFinished(() => {
    for (const pid of [server.pid, child.pid ?? 0]) if (isRunning(pid)) process.kill(pid, 'SIGKILL');
  });
  return { runner: child.pid ?? 0, ...server };
}

const killed = async (pid: number) => {
  process.kill(pid, 'SIGKILL');
  expect(await until(() => !isRunning(pid), 30_000)).toBe(true);
};

describe('embedded Postgres', () => {
  const used = mkdtempSync(join(tmpdir(), 'torchbearer-parts-'));
  beforeAll(async () => {
    chmodSync(used, 0o711);
    await (await startEmbeddedPostgres({ dataDir: used })).stop();
  });
  afterAll(() => {
    rmSync(used, { recursive: true, force: true });
  });
  /** A folder with a used cluster, because creating one is the longest part of a start. */
  const usedFolder = (): string => {
    const folder = temporaryFolder();
    for (const name of ['cluster', 'password'])
      cpSync(join(used, name), join(folder, name), { recursive: true });
    // Node doesn't copy the modes of folders.
    chmodSync(join(folder, 'cluster'), 0o700);
    return folder;
  };

  test('starts on an empty folder, and has its data after a stop and a start', async () => {
    const folder = temporaryFolder();
    const first = await start(folder);
    expect(first.version).toMatch(/^\d+\.\d+$/);
    expect(first.url).toContain('@127.0.0.1:');
    await writeRow(first);
    await first.stop();
    expect(await first.exited).toEqual({ code: 0, signal: null });
    expect(await readRows(await start(folder))).toEqual([{ name: 'lit' }]);
  });

  test('uses UTF-8, writes through to the disk, listens on this machine only and requires a password', async () => {
    const server = await start(usedFolder());
    const [settings] = await query(
      server.url,
      `SELECT current_setting('server_encoding') encoding, current_setting('fsync') fsync,
              current_setting('listen_addresses') listens, current_setting('unix_socket_directories') sockets`,
    );
    expect(settings).toEqual({ encoding: 'UTF8', fsync: 'on', listens: '127.0.0.1', sockets: '' });
    const wrongPassword = new URL(server.url);
    wrongPassword.password = 'guessed';
    await expect(query(wrongPassword.toString(), 'SELECT 1')).rejects.toThrow(
      'password authentication failed',
    );
  });

  test.skipIf(process.platform === 'win32')('lets no other user read the password or the data', async () => {
    const folder = temporaryFolder();
    await start(folder);
    expect(statSync(join(folder, 'password')).mode & 0o077).toBe(0);
    expect(statSync(join(folder, 'cluster')).mode & 0o077).toBe(0);
  });

  test('logs errors without the values that caused them', async () => {
    const folder = usedFolder();
    const server = await start(folder);
    await query(server.url, 'CREATE TABLE people (email text UNIQUE)');
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    const insert = () => client.query('INSERT INTO people VALUES ($1)', ['somebody@example.com']);
    await insert();
    await expect(insert()).rejects.toThrow('people_email_key');
    await client.end();
    await server.stop();
    const log = readFileSync(join(folder, 'postgres.log'), 'utf8');
    expect(log).toContain('people_email_key');
    expect(log).not.toContain('somebody@');
  });

  test('loses no acknowledged write when the postmaster is killed', async () => {
    const folder = usedFolder();
    const first = await start(folder);
    await writeRow(first);
    process.kill(first.pid, 'SIGKILL');
    await first.exited;
    expect(await readRows(await start(folder))).toEqual([{ name: 'lit' }]);
  });

  test('after its runner was killed, the next start shuts the orphan down and has its data', async () => {
    const folder = usedFolder();
    const orphan = await startInRunner(folder);
    await query(orphan.url, 'CREATE TABLE torch (name text); INSERT INTO torch VALUES ($$lit$$)');
    await killed(orphan.runner);
    expect(isRunning(orphan.pid)).toBe(true);
    const lines: string[] = [];
    const next = await start(folder, { log: (line) => lines.push(line) });
    expect(isRunning(orphan.pid)).toBe(false);
    expect(lines.join()).toContain(`process ${String(orphan.pid)}`);
    expect(await readRows(next)).toEqual([{ name: 'lit' }]);
    expect(readFileSync(join(folder, 'postgres.log'), 'utf8')).toContain('received fast shutdown request');
  });

  test('after runner and postmaster were killed together, the next start has the data', async () => {
    const folder = usedFolder();
    const gone = await startInRunner(folder);
    await query(gone.url, 'CREATE TABLE torch (name text); INSERT INTO torch VALUES ($$lit$$)');
    process.kill(gone.pid, 'SIGKILL');
    await killed(gone.runner);
    expect(await readRows(await start(folder))).toEqual([{ name: 'lit' }]);
  });

  test('leaves another process alone that got the id of an old postmaster', async () => {
    const folder = usedFolder();
    const first = await start(folder);
    await writeRow(first);
    await first.stop();
    const otherProcess = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    onTestFinished(() => void otherProcess.kill('SIGKILL'));
    const file = join(folder, 'cluster', 'postmaster.pid');
    writeFileSync(
      file,
      `${String(otherProcess.pid)}\n${join(folder, 'cluster')}\n0\n5432\n\n127.0.0.1\n\nready\n`,
    );
    expect(await readRows(await start(folder))).toEqual([{ name: 'lit' }]);
    expect(isRunning(otherProcess.pid ?? 0)).toBe(true);
  });

  test('starts over if it was killed during its very first start', async () => {
    const folder = temporaryFolder();
    const half = join(folder, 'init-0123456789ab', 'cluster');
    mkdirSync(half, { recursive: true });
    writeFileSync(join(half, 'PG_VERSION'), '18');
    await start(folder);
    expect(readdirSync(folder).filter((name) => name.startsWith('init-'))).toEqual([]);
  });

  test('runs twice on one machine, on two folders', async () => {
    const [one, two] = await Promise.all([start(usedFolder()), start(usedFolder())]);
    await writeRow(one);
    expect(one.port).not.toBe(two.port);
    await expect(readRows(two)).rejects.toThrow('does not exist');
  });

  test('refuses a folder that another runner uses, and names its process', async () => {
    const folder = usedFolder();
    const theirs = await startInRunner(folder);
    onTestFinished(async () => {
      process.kill(theirs.pid, 'SIGINT');
      expect(await until(() => !isRunning(theirs.runner), 30_000)).toBe(true);
    });
    await expect(start(folder)).rejects.toThrow(`already run by process ${String(theirs.runner)}`);
    expect(isRunning(theirs.pid)).toBe(true);
  });

  test('says in one sentence that a folder cannot be written', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    await expect(start(join(file, 'data'))).rejects.toThrow(
      /^Cannot write to the folder .*: there is a file in its place\.$/,
    );
  });

  test('says in one sentence that its port is taken, and starts there once it is free', async () => {
    const folder = usedFolder();
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    await expect(start(folder, { port })).rejects.toThrow(
      `Port ${String(port)} on 127.0.0.1, meant for Postgres, is taken`,
    );
    other.close();
    await once(other, 'close');
    expect((await start(folder, { port })).port).toBe(port);
  });

  test('says what to do if the password file is missing', async () => {
    const folder = usedFolder();
    rmSync(join(folder, 'password'));
    await expect(start(folder)).rejects.toThrow('The password of this Postgres is missing');
  });
});
