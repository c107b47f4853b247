import { freePort } from '@torchbearer/local';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { logIn, visitor, type SignedIn } from './src/api.js';
import { openLeague } from './src/league.js';
import { npmStart, npmStartInShell, type Started } from './src/npm-start.js';
import { faults, startStream } from './src/stream.js';
import { eventually } from './src/wait.js';

const ADMIN = { email: 'first@example.com', password: 'first-password' };
const FIRST_ADMIN = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
/** A build that takes longer than any rounding, even if everything is built already. */
const SLOW_BUILD = `--import=data:text/javascript,${encodeURIComponent(
  `if (process.argv[1]?.endsWith('turbo')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000);`,
)}`;

describe('npm start', () => {
  let folder: string;
  let port: string;
  let admin: SignedIn;
  const running = new Set<Started>();
  const start = (env: Record<string, string> = {}, ...args: string[]): Started => {
    const started = npmStart({ PORT: port, TORCHBEARER_DATA: folder, ...env }, ...args);
    running.add(started);
    return started;
  };
  const end = async (started: Started, signal: NodeJS.Signals = 'SIGINT'): Promise<number | null> => {
    started.process.kill(signal);
    running.delete(started);
    return await started.ended;
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'torchbearer-start-'));
    port = String(await freePort());
  });
  afterEach(async () => {
    for (const started of running) await end(started, 'SIGTERM');
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  it(
    'starts an empty league with the admin it was told of, and lets nobody else into its folder',
    { timeout: 240_000 },
    async () => {
      const first = start({ ...FIRST_ADMIN, NODE_OPTIONS: SLOW_BUILD }, '--empty');
      const url = await first.ready();
      expect(url).toBe(`http://localhost:${port}`);
      expect(first.output().trimEnd().split('\n').at(-1)).toBe(`Torchbearer is ready at ${url}`);
      const [total = 0, parts] = timesIn(first.output());
      expect(first.output()).toMatch(/^ +build +\d/m);
      // The build is part of the total. Each is rounded to a tenth of a second.
      expect(total).toBeGreaterThanOrEqual(
        parts.reduce((sum, part) => sum + part, -0.05 * (parts.length + 1)),
      );
      admin = await logIn([url], ADMIN.email, ADMIN.password);
      expect(await admin.client.listCastaways()).toEqual([]);
      const body = { name: 'Kept', tribe: '', occupation: '', hometown: '', age: null, imageUrl: null };
      await admin.client.createCastaway({ body });
      expect((await fetch(url)).headers.get('content-type')).toContain('text/html');

      const second = start({ PORT: String(await freePort()) });
      expect(await second.ended).toBe(1);
      expect(second.output()).toContain('already running on this data folder');
      running.delete(second);

      expect(await end(first)).toBe(0);
      expect(first.output()).toContain('Stopped');
    },
  );

  it(
    'goes on after Ctrl-C with everything, and loses nothing when the runner is killed with kill -9 under a stream of writes',
    { timeout: 240_000 },
    async () => {
      const env = {
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: 'not-the-first-one',
        LIMIT_CALLS_USER: '1000000',
      };
      const first = start(env, '--empty');
      const url = await first.ready();
      // The new password is ignored, and the printed logins must be correct.
      expect(first.output()).toContain(`${ADMIN.email}, with the password that the account has`);
      expect((await visitor([url]).client.listCastaways()).map((castaway) => castaway.name)).toEqual([
        'Kept',
      ]);
      // The session of the first run is still valid.
      expect((await admin.client.getMe()).email).toBe(ADMIN.email);

      const league = await openLeague([url], 6, ADMIN);
      const stream = startStream(league);
      await stream.goesOn();
      await end(first, 'SIGKILL');
      const second = npmStartInShell({ PORT: port, TORCHBEARER_DATA: folder, ...env }, '--empty');
      running.add(second);
      await second.ready();
      await stream.goesOn();
      await stream.stop();
      console.log('[runner killed] acknowledged', stream.acknowledgements());
      const databases = databasesOf(folder);
      await eventually(async () => expect(await faults(league, stream, databases)).toEqual([]), 60_000);

      // Again with Postgres alone: the runner restarts it and the services reconnect.
      process.kill(Number(postmasterFile(folder)[0]), 'SIGKILL');
      await eventually(async () => {
        expect((await league.admin.raw('GET', '/api/users')).status).toBe(200);
      }, 60_000);
      await eventually(async () => expect(await faults(league, stream, databases)).toEqual([]), 60_000);

      // It also shuts down in order when npm's shell is killed.
      await end(second, 'SIGTERM');
      expect(second.output()).toContain('Stopped.');
    },
  );

  it('says in one sentence that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const address = other.address();
    const taken = String(typeof address === 'object' ? address?.port : 0);
    const refused = start({ PORT: taken });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain(`Port ${taken} is taken by another program`);
    running.delete(refused);
    other.close();
  });

  it('says in one sentence that its folder cannot be used', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const refused = start({ TORCHBEARER_DATA: join(file, 'below') });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain('cannot be written');
    expect(refused.output()).not.toContain('at async');
    running.delete(refused);
  });

  it('says in one sentence that the Postgres server given cannot be used, without its password', async () => {
    const refused = start({ DATABASE_URL: 'postgres://somebody:between-us@127.0.0.1:1/postgres' });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain('The Postgres server of DATABASE_URL cannot be used');
    expect(refused.output()).not.toContain('between-us');
    running.delete(refused);
    const nonsense = start({ DATABASE_URL: 'hello' });
    expect(await nonsense.ended).toBe(1);
    expect(nonsense.output()).toContain('DATABASE_URL must begin with postgres://');
    running.delete(nonsense);
  });

  it('refuses half a first admin', async () => {
    const half = start({ ADMIN_EMAIL: 'only@example.com' });
    expect(await half.ended).toBe(1);
    expect(half.output()).toContain('ADMIN_EMAIL and ADMIN_PASSWORD belong together');
    running.delete(half);
  });

  it(
    'plays the sample season at the first start, so that every screen has something to show',
    { timeout: 120_000 },
    async () => {
      const data = join(folder, 'sample');
      const started = start({ TORCHBEARER_DATA: data });
      const url = await started.ready();
      const password = /Admin\s+(\S+), password (\S+)/.exec(started.output());
      const admin = await logIn([url], password?.[1] ?? '', password?.[2] ?? '');
      expect(await admin.client.listCastaways()).toHaveLength(18);
      expect(await admin.client.getStandings()).toHaveLength(12);
      expect((await admin.client.listWeeks()).map((week) => [week.weekNumber, week.scored])).toEqual([
        [3, true],
        [4, true],
        [5, true],
        [6, true],
        [7, false],
      ]);
      expect((await admin.client.listCastaways()).filter((castaway) => castaway.eliminated)).toHaveLength(4);
      const standings = await admin.client.getStandings();
      expect(standings[0]?.totalPoints).toBeGreaterThan(standings.at(-1)?.totalPoints ?? 0);
      expect(await end(started)).toBe(0);
    },
  );
});

/** The databases of a run that another process started, from its folder. */
function databasesOf(data: string): Record<string, string> {
  const password = readFileSync(join(data, 'postgres', 'password'), 'utf8').trim();
  const [, , , port] = postmasterFile(data);
  const of = (name: string): string =>
    `postgres://torchbearer:${password}@127.0.0.1:${port}/torchbearer_${name}`;
  return { picks: of('picks'), scoring: of('scoring') };
}

/** Lines: process id, data directory, start time, port … */
const postmasterFile = (data: string): string[] =>
  readFileSync(join(data, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n');

/** The printed seconds of the whole start and of each part, the build included. */
function timesIn(output: string): [total: number | undefined, parts: number[]] {
  const total = /([\d.]+) s in all/.exec(output)?.[1];
  const parts = [...output.matchAll(/^ {2}\S.* ([\d.]+) s$/gm)].map(([, seconds]) => Number(seconds));
  return [total === undefined ? undefined : Number(total), parts];
}
