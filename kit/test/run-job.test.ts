import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Client } from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { createTestDatabase } from '../src/testing/index.js';

/** Runs the migrations of the made-up service as a process of their own. */
async function migrate(environment: Record<string, string>): Promise<{ code: number; output: string }> {
  const child = spawn(
    process.execPath,
    [
      ...['--conditions=@torchbearer/source', '--import', 'tsx'],
      new URL('./migrate-child.ts', import.meta.url).pathname,
    ],
    { env: { PATH: process.env['PATH'], ...environment }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (output += part));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

describe('migrations as a process of their own', () => {
  test('bring the schema up to date once, any number at a time, and end with 0', async () => {
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

  test('end with the code for a faulty configuration, naming the variable', async () => {
    const { code, output } = await migrate({});
    expect(code).toBe(78);
    expect(output).toContain('DATABASE_URL: is missing');
  });

  test('end with 1 where the database refuses them, for whoever runs them to try again', async () => {
    const url = new URL(inject('postgresUrl'));
    url.pathname = '/no_such_database';
    const { code, output } = await migrate({ DATABASE_URL: url.href });
    expect(code).toBe(1);
    expect(output).toContain('"msg":"failed"');
  });
});
