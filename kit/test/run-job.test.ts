import { Client } from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { createTestDatabase, runFile } from '../src/testing/index.js';

const main = new URL('./notes-service.ts', import.meta.url);
const migrate = (env: Record<string, string>, ...args: string[]) => runFile(main, ['migrate', ...args], env);

describe('the migrate job', () => {
  test('migrates once for any number of concurrent jobs, and exits with 0', async () => {
    const url = await createTestDatabase(inject('postgresUrl'), 'job');
    const jobs = await Promise.all([1, 2, 3].map(() => migrate({ DATABASE_URL: url })));
    expect(jobs.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(jobs[0]?.output).toContain('"msg":"done"');
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ count: string }>('select count(*) from migrations');
    await client.end();
    expect(rows).toEqual([{ count: '3' }]);
  });

  test('exits with the code for a configuration error, naming the variable', async () => {
    const { code, output } = await migrate({});
    expect(code).toBe(78);
    expect(output).toContain('DATABASE_URL: is missing');
  });

  test('exits with 1 if the database refuses it, so that it can be retried', async () => {
    const url = new URL(inject('postgresUrl'));
    url.pathname = '/no_such_database';
    const { code, output } = await migrate({ DATABASE_URL: url.href });
    expect(code).toBe(1);
    expect(output).toContain('"msg":"failed"');
  });

  test('takes no arguments', async () => {
    const url = await createTestDatabase(inject('postgresUrl'), 'job');
    const { code, output } = await migrate({ DATABASE_URL: url }, '--quick');
    expect(code).toBe(78);
    expect(output).toContain('migrate takes no arguments');
  });
});

test('a service does not start with an argument that it does not know, and names the known ones', async () => {
  const { code, output } = await runFile(main, ['toString'], { DATABASE_URL: 'postgres://nowhere' });
  expect(code).toBe(78);
  expect(output).toBe('Unknown argument "toString": notes takes migrate or republish, or no argument.\n');
});
