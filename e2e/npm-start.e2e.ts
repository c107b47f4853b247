import { createServer } from 'node:net';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { logIn } from './src/api.js';
import { useNpmStart } from './src/use-npm-start.js';

describe('npm start', () => {
  const { start, end, location } = useNpmStart();

  it('prints one sentence if its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const address = other.address();
    const taken = String(typeof address === 'object' ? address?.port : 0);
    const refused = start({ PORT: taken });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain(`Port ${taken} is taken by another program`);
    other.close();
  });

  it('prints one sentence if its folder cannot be used', async () => {
    const file = join(location().folder, 'a-file');
    await writeFile(file, '');
    const refused = start({ TORCHBEARER_DATA: join(file, 'below') });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain('cannot be written');
    expect(refused.output()).not.toContain('at async');
  });

  it('prints one sentence without the password if the Postgres server cannot be used', async () => {
    const refused = start({ DATABASE_URL: 'postgres://somebody:between-us@127.0.0.1:1/postgres' });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain('The Postgres server of DATABASE_URL cannot be used');
    expect(refused.output()).not.toContain('between-us');
    const nonsense = start({ DATABASE_URL: 'hello' });
    expect(await nonsense.ended).toBe(1);
    expect(nonsense.output()).toContain('DATABASE_URL must begin with postgres://');
  });

  it('refuses a first admin without a password', async () => {
    const half = start({ ADMIN_EMAIL: 'only@example.com' });
    expect(await half.ended).toBe(1);
    expect(half.output()).toContain('ADMIN_EMAIL and ADMIN_PASSWORD belong together');
  });

  it('plays the sample season at the first start', { timeout: 120_000 }, async () => {
    const data = join(location().folder, 'sample');
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
  });
});
