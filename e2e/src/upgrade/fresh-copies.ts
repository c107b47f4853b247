/** Compares a service's copies, row by row, with copies that are filled again from the start of the topics. */
import { createBus, groupOf, isCaughtUp, openDatabase, type Copies } from '@torchbearer/kit';
import { createTestDatabase, keepCopies, testLog } from '@torchbearer/kit/testing';
import { root } from '@torchbearer/local';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from '../databases.js';
import { eventually } from '../wait.js';

type Migrations = Parameters<typeof openDatabase>[0]['migrations'];

export interface Comparison {
  /** The number of rows by table. */
  readonly rows: Readonly<Record<string, number>>;
  /** Each row that only one of them has. */
  readonly differences: readonly string[];
}

/** @returns null if the service has no copies. @throws Error if the copies do not catch up */
export async function compareWithFreshCopies(
  service: string,
  databaseUrl: string,
  kafkaBrokers: string,
): Promise<Comparison | null> {
  const module = join(root, 'services', service, 'dist/copies.js');
  if (!existsSync(module)) return null;
  const { copies } = (await import(module)) as { copies: Copies };
  // Indexes and triggers of copies use their functions.
  const { migrations } = (await import(join(root, 'services', service, 'dist/db/migrations/index.js'))) as {
    migrations: Migrations;
  };
  const topics = Object.values(copies).map(({ topic }) => topic.name);
  const freshUrl = await createTestDatabase(databaseUrl, `fresh_${service}`);
  const bus = createBus(
    { KAFKA_BROKERS: [kafkaBrokers] },
    { clientId: 'fresh', log: testLog, onCrash: (error) => console.error(error) },
  );
  const database = await openDatabase({
    ...{ url: freshUrl, pool: 4, applicationName: 'fresh', copies, log: testLog },
    entities: [],
    migrations,
  });
  try {
    const group = `fresh.${service}.${Date.now().toString(36)}`;
    await keepCopies({
      ...{ bus, database, group, copies },
      deadLetters: group,
      onChange: {},
      context: {},
    });
    for (const one of [groupOf(service, copies), group]) {
      await eventually(async () => {
        if (!(await isCaughtUp(bus, one, topics, testLog))) throw new Error(`${one} lags behind`);
      }, 120_000);
    }
    const tables = [...new Set(['copied.versions', ...Object.values(copies).map(({ table }) => table)])];
    const found = await Promise.all(
      tables.map(async (table) => {
        const [live, fresh] = [await rowsOf(databaseUrl, table), await rowsOf(freshUrl, table)];
        const only = (some: Set<string>, others: Set<string>, where: string): string[] =>
          [...some].filter((row) => !others.has(row)).map((row) => `${service} ${table}, ${where}: ${row}`);
        return {
          table,
          rows: live.size,
          differences: [...only(live, fresh, 'live only'), ...only(fresh, live, 'fresh only')],
        };
      }),
    );
    return {
      rows: Object.fromEntries(found.map(({ table, rows }) => [table, rows])),
      differences: found.flatMap(({ differences }) => differences),
    };
  } finally {
    await bus.close();
    await database.close();
  }
}

async function rowsOf(url: string, table: string): Promise<Set<string>> {
  // How many versions an entity has skipped depends on the batches.
  const columns = "to_jsonb(one) - 'previous'";
  const rows = await sql<{ row: string }>(url, `select (${columns})::text as row from ${table} one`);
  return new Set(rows.map(({ row }) => row));
}
