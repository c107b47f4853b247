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

/** Defaults of a new column until its topic has been read again; the previous version may write rows without it. */
const DEFAULTS = {
  uuid: `'00000000-0000-0000-0000-000000000000'`,
  text: `''`,
  integer: '0',
  boolean: 'false',
  timestamptz: `'epoch'`,
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

/** Creates missing tables, columns and indexes. Undeclared tables and columns stay until a migration drops them. */
export async function createCopyTables(
  database: { query(text: string): Promise<unknown> },
  copies: Copies,
): Promise<void> {
  // One round trip and so one transaction.
  await database.query([...COMMON, ...Object.values(copies).flatMap(statementsOf)].join(';\n'));
}

function statementsOf({ table, key, columns, indexes }: Copy): string[] {
  const definitions = columns.map(({ property, name, type, isNullable }) =>
    property === key
      ? `${name} ${type} primary key`
      : `${name} ${type} ${isNullable ? '' : `not null default ${DEFAULTS[type]}`}`,
  );
  return [
    `create table if not exists ${table} (${definitions.join(', ')})`,
    ...definitions.map((definition) => `alter table ${table} add column if not exists ${definition}`),
    ...indexes.map((on) => `create index if not exists ${indexName(table, on)} on ${table} (${on})`),
  ];
}

const indexName = (table: string, on: string): string =>
  `${table.replace('copied.', '')}_by_${on.replaceAll(/\W+/g, '_')}`;

/** @throws ConfigError if a table or column is missing */
export async function expectCopyTables(dataSource: DataSource, copies: Copies): Promise<void> {
  const there = await dataSource.query<{ name: string }[]>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'copied'`,
  );
  const names = new Set(there.map(({ name }) => `copied.${name}`));
  const missing = Object.values(copies)
    .flatMap(({ table, columns }) => columns.map(({ name }) => `${table}.${name}`))
    .concat('copied.versions.previous')
    .filter((name) => !names.has(name));
  if (missing.length > 0)
    throw new ConfigError(
      `The database lacks copies (${missing.join(', ')}): run this version's main.js migrate on it.`,
    );
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
