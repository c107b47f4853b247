/** Databases of 0.7 are upgraded to the schema that an empty database gets, and older ones are refused. */
import { service as analytics } from '@torchbearer/analytics';
import { service as feedback } from '@torchbearer/feedback';
import { service as identity } from '@torchbearer/identity';
import { createBus, openDatabase } from '@torchbearer/kit';
import { createTestDatabase, testLog } from '@torchbearer/kit/testing';
import { service as league } from '@torchbearer/league';
import { service as picks } from '@torchbearer/picks';
import { service as scoring } from '@torchbearer/scoring';
import { service as sms } from '@torchbearer/sms';
import { readFileSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { sql } from './src/databases.js';
import { rowCountsOf, schemaOf } from './src/upgrade/schema.js';

const empty = (name: string): Promise<string> => createTestDatabase(inject('postgresUrl'), name);
const dumpOf = (name: string): string =>
  readFileSync(new URL(`./upgrade/0.7.0/${name}.sql`, import.meta.url), 'utf8');

/** As 0.7 left it. */
async function of07(name: string, dump = dumpOf(name)): Promise<string> {
  const url = await empty(name);
  await sql(url, dump);
  return url;
}

describe.each([identity, league, picks, scoring, analytics, feedback, sms])(
  'the database of $name',
  ({ name, data }) => {
    const start = async (url: string, schema: 'run' | 'expect' = 'run'): Promise<void> => {
      const { migrations = [], copies = {} } = data ?? {};
      const options = { url, schema, migrations, copies, applicationName: name, pool: 1 };
      await (await openDatabase({ ...options, entities: [], log: testLog })).close();
    };
    const executed = async (url: string) =>
      (await sql<{ name: string }>(url, 'select name from migrations order by id')).map((row) => row.name);
    const [baseline, ...later] = (data?.migrations ?? []).map((Migration) => new Migration().name ?? '');

    it('has the same schema if it is upgraded from 0.7 as if it was empty, also if pods start at once', async () => {
      const [upgraded, fresh] = [await of07(name), await empty(name)];
      const before = await executed(upgraded);
      await Promise.all([start(upgraded), start(upgraded), start(fresh), start(fresh)]);
      expect(await schemaOf(upgraded)).toEqual(await schemaOf(fresh));
      // A rollback needs the old rows.
      expect(await executed(upgraded)).toEqual([...before, ...later]);
      expect(await executed(fresh)).toEqual([...before.slice(0, 2), baseline, ...later]);
      await start(upgraded, 'expect');
    });

    it('has the rows that 0.7 began with', async () => {
      const [old, fresh] = [
        await of07(name, dumpOf(name).split('set session_replication_role')[0]),
        await empty(name),
      ];
      await start(fresh);
      expect(await rowCountsOf(fresh)).toEqual(await rowCountsOf(old));
    });

    it.each([
      ['only the first migration', 'id > (select min(id) + 2 from migrations)'],
      ['all but the last migration', `name = '${baseline ?? ''}'`],
    ])('is refused with %s of 0.7, and not changed', async (_which, missing) => {
      const url = await of07(name);
      await sql(url, `delete from migrations where ${missing}`);
      const before = [await schemaOf(url), await executed(url)];
      for (const schema of ['run', 'expect'] as const)
        await expect(start(url, schema)).rejects.toThrow(
          `${name}: the database is older than 0.7, as it lacks ${baseline ?? ''}. Upgrade to 0.7 first.`,
        );
      expect([await schemaOf(url), await executed(url)]).toEqual(before);
    });
  },
);

it('the bus has the same schema if it is upgraded from 0.7 as if it was empty', async () => {
  const urls = [await of07('bus'), await empty('bus')];
  for (const BUS_DATABASE_URL of urls) {
    const bus = createBus({ BUS_DATABASE_URL }, { clientId: 'bus', log: testLog, onCrash: () => undefined });
    await bus.ensureTopics([]);
    await bus.close();
  }
  const [upgraded, fresh] = await Promise.all(urls.map(schemaOf));
  expect(upgraded).toEqual(fresh);
});
