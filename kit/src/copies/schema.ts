/**
 * The tables of a service's copies. They are derived from the declaration and can be refilled, so they have no
 * migrations.
 */
import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { GroupLag } from '../bus/bus.js';
import { ConfigError } from '../config.js';
import type { Sql } from '../database/sql.js';
import { withTimeout } from '../timeout.js';
import type { Copies, Copy } from './copy.js';
import { CHANGES_TABLE, logStatements, triggersOf } from './log-changes.js';

/** Defaults of a new column until its topic has been read again; the previous version may write rows without it. */
const DEFAULTS = {
  uuid: `'00000000-0000-0000-0000-000000000000'`,
  text: `''`,
  integer: '0',
  boolean: 'false',
  timestamptz: `'epoch'`,
  bytea: `''`,
  'uuid[]': `'{}'`,
  jsonb: `'null'`,
};

const COMMON = [
  'create schema if not exists copied',
  // The newest applied version of every entity, including deleted ones, and the one that it replaced.
  `create table if not exists copied.versions (
     topic text not null, key text not null, version bigint not null, previous bigint, primary key (topic, key))`,
  'alter table copied.versions add column if not exists previous bigint',
  // The declarations whose copies were complete once.
  'create table if not exists copied.fills (shape text primary key, filled_at timestamptz not null default now())',
];

type Database = Pick<DataSource, 'query'>;

/** Creates missing tables, columns and indexes. Undeclared tables and columns stay until a migration drops them. */
export async function createCopyTables(database: Database, copies: Copies): Promise<void> {
  // Even a statement that finds its column locks the whole table, so another replica's batch would wait for it.
  if ((await missingOf(database, copies)).length === 0) return;
  // Each in a transaction of its own: one that held a table and waited for another could deadlock with a batch.
  const all = Object.values(copies);
  const isLogging = all.some(({ logged }) => logged.length > 0);
  const statements = [...COMMON, ...(isLogging ? CHANGES_TABLE : []), ...all.flatMap(statementsOf)];
  for (const statement of statements) {
    await database.query(statement);
  }
}

function statementsOf(copy: Copy): string[] {
  const { table, key, columns } = copy;
  const definitions = columns.map(({ property, name, type, isNullable }) =>
    property === key
      ? `${name} ${type} primary key`
      : `${name} ${type} ${isNullable ? '' : `not null default ${DEFAULTS[type]}`}`,
  );
  return [
    `create table if not exists ${table} (${definitions.join(', ')})`,
    ...definitions.map((definition) => `alter table ${table} add column if not exists ${definition}`),
    ...indexesOf(copy).map(({ name, on }) => `create index if not exists ${name} on ${table} ${on}`),
    ...logStatements(copy),
    ...copy.triggers.map(
      (name) =>
        `create or replace trigger ${name} after insert or update or delete or truncate on ${table}
         for each statement execute function ${name}()`,
    ),
  ];
}

interface Index {
  readonly name: string;
  /** What follows the table in `create index`. */
  readonly on: string;
}

function indexesOf({ table, indexes, searched, byElement }: Copy): readonly Index[] {
  const named = (on: string): string =>
    `${table.replace('copied.', '')}_by_${on.replaceAll(/\W+/g, '_').toLowerCase()}`;
  return [
    ...indexes.map((on) => ({ name: named(on), on: `(${on})` })),
    ...searched.map((text) => ({ name: named(`part of ${text}`), on: `using gin (${text} gin_trgm_ops)` })),
    ...byElement.map((array) => ({ name: named(`element of ${array}`), on: `using gin (${array})` })),
  ];
}

/** @throws ConfigError if a table, column or index is missing */
export async function expectCopyTables(database: Database, copies: Copies): Promise<void> {
  const missing = await missingOf(database, copies);
  if (missing.length > 0)
    throw new ConfigError(
      `The database lacks copies (${missing.join(', ')}): run this version's main.js migrate on it.`,
    );
}

async function missingOf(database: Database, copies: Copies): Promise<string[]> {
  const there = await database.query<{ name: string }[]>(
    `select 'copied.' || table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'copied'
     union all select indexname from pg_indexes where schemaname = 'copied'
     union all select tgrelid::regclass || '.' || tgname from pg_trigger where not tgisinternal`,
  );
  const names = new Set(there.map(({ name }) => name));
  return Object.values(copies)
    .flatMap((copy) => [
      ...copy.columns.map(({ name }) => `${copy.table}.${name}`),
      ...indexesOf(copy).map(({ name }) => name),
      ...triggersOf(copy).map(({ name }) => `${copy.table}.${name}`),
      ...copy.triggers.map((name) => `${copy.table}.${name}`),
    ])
    .concat('copied.versions.previous', 'copied.fills.shape')
    .filter((name) => !names.has(name));
}

/** The consumer group of a service's copies: a changed declaration makes a new one, which reads the topics from the start. */
export const groupOf = (service: string, copies: Copies): string => `${service}.${shapeOf(copies)}`;

export function shapeOf(copies: Copies): string {
  const shape = Object.values(copies).map(({ topic, table, columns }) => [topic.name, table, columns]);
  return createHash('sha256').update(JSON.stringify(shape)).digest('hex').slice(0, 8);
}

const RESPONSE_TIMEOUT_MS = 1_500;

/**
 * Whether copies of this shape were complete once; false if the bus is down. A pod is not ready before, because it
 * would refuse what it has not consumed yet; afterwards copies may lag. @param lags of the copies' consumer group
 */
export async function isFilled(
  sql: Sql,
  copies: Copies,
  lags: () => Promise<readonly GroupLag[]>,
): Promise<boolean> {
  const shape = shapeOf(copies);
  if ((await sql.rows('select from copied.fills where shape = $1', [shape])).length > 0) return true;
  const found = await withTimeout(lags(), RESPONSE_TIMEOUT_MS).catch(() => null);
  if (found === null || found.some(({ lag }) => lag > 0)) return false;
  await sql.run('insert into copied.fills (shape) values ($1) on conflict do nothing', [shape]);
  return true;
}
