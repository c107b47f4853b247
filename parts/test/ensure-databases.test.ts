import { randomBytes } from 'node:crypto';
import { ensureDatabases } from '@torchbearer/parts';
import pg from 'pg';
import { describe, expect, inject, test } from 'vitest';

const fresh = () => `parts_${randomBytes(6).toString('hex')}`;

describe('ensureDatabases', () => {
  test('creates each database once, however many callers ask at the same moment', async () => {
    const names = [fresh(), fresh(), fresh()];
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ensureDatabases(inject('postgresUrl'), names)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    for (const name of names) {
      const client = new pg.Client({ connectionString: answers[0]?.[name] });
      await client.connect();
      const { rows } = await client.query('SELECT current_database() AS name');
      await client.end();
      expect(rows).toEqual([{ name }]);
    }
  });

  test('leaves an existing database as it is', async () => {
    const name = fresh();
    const { [name]: url } = await ensureDatabases(inject('postgresUrl'), [name]);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('CREATE TABLE torch AS SELECT 1 AS lit');
    await ensureDatabases(inject('postgresUrl'), [name]);
    expect((await client.query('SELECT lit FROM torch')).rows).toEqual([{ lit: 1 }]);
    await client.end();
  });

  test('refuses a name that would have to be quoted', async () => {
    await expect(ensureDatabases(inject('postgresUrl'), ['x"; DROP'])).rejects.toThrow('cannot be the name');
  });
});
