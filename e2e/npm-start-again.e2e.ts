import { freePort } from '@torchbearer/local';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { logIn, visitor, type SignedIn } from './src/api.js';
import { openLeague } from './src/league.js';
import { useNpmStart } from './src/use-npm-start.js';
import { findLosses, startStream } from './src/stream.js';
import { eventually } from './src/wait.js';

const ADMIN = { email: 'first@example.com', password: 'first-password' };
const FIRST_ADMIN = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
/** Makes the build take three seconds, even if everything is built already. */
const SLOW_BUILD = `--import=data:text/javascript,${encodeURIComponent(
  `if (process.argv[1]?.endsWith('turbo')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000);`,
)}`;

describe('npm start on a used folder', () => {
  const { start, startInShell, end, location } = useNpmStart();
  let admin: SignedIn;

  it(
    'starts an empty league with the given admin, and refuses a second run on the same folder',
    { timeout: 240_000 },
    async () => {
      const first = start({ ...FIRST_ADMIN, NODE_OPTIONS: SLOW_BUILD }, '--empty');
      const url = await first.ready();
      expect(url).toBe(`http://localhost:${location().port}`);
      expect(first.output().trimEnd().split('\n').at(-1)).toBe(`Torchbearer is ready at ${url}`);
      const [total = 0, parts] = timesIn(first.output());
      expect(first.output()).toMatch(/^ +build +\d/m);
      // The total includes the build. Each time is rounded to a tenth of a second.
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

      expect(await end(first)).toBe(0);
      expect(first.output()).toContain('Stopped');
    },
  );

  it(
    'has all its data after Ctrl-C, and loses nothing when the runner is killed during a stream of writes',
    { timeout: 240_000 },
    async () => {
      const env = {
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: 'not-the-first-one',
        LIMIT_CALLS_USER: '1000000',
      };
      const first = start(env, '--empty');
      const url = await first.ready();
      // The new password is ignored, so it must not be printed.
      expect(first.output()).toContain(`${ADMIN.email}, with the password that the account has`);
      expect((await visitor([url]).client.listCastaways()).map((castaway) => castaway.name)).toEqual([
        'Kept',
      ]);
      // The session of the first run is still valid.
      expect((await admin.client.getMe()).email).toBe(ADMIN.email);

      const league = await openLeague([url], 6, ADMIN);
      const stream = startStream(league);
      await stream.waitForProgress();
      await end(first, 'SIGKILL');
      const second = startInShell(env, '--empty');
      await second.ready();
      await stream.waitForProgress();
      await stream.stop();
      console.log('[runner killed] acknowledged', stream.acknowledgements());
      const databases = databasesOf(location().folder);
      await eventually(async () => expect(await findLosses(league, stream, databases)).toEqual([]), 60_000);

      // The runner restarts Postgres when it is killed, and the services reconnect.
      process.kill(Number(postmasterFile(location().folder)[0]), 'SIGKILL');
      await eventually(async () => {
        expect((await league.admin.raw('GET', '/api/users')).status).toBe(200);
      }, 60_000);
      await eventually(async () => expect(await findLosses(league, stream, databases)).toEqual([]), 60_000);

      // It also stops cleanly when npm's shell is killed.
      await end(second, 'SIGTERM');
      expect(second.output()).toContain('Stopped.');
    },
  );
});

/** The databases of a run, from the files in its folder. */
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

/** The printed seconds of the whole start and of each step, including the build. */
function timesIn(output: string): [total: number | undefined, parts: number[]] {
  const total = /([\d.]+) s in all/.exec(output)?.[1];
  const parts = [...output.matchAll(/^ {2}\S.* ([\d.]+) s$/gm)].map(([, seconds]) => Number(seconds));
  return [total === undefined ? undefined : Number(total), parts];
}
