/** Applies a batch of messages to one copy, with a handful of statements. */
import { isDeepStrictEqual } from 'node:util';
import type { ReceivedMessage } from '../bus/bus.js';
import type { Tx } from '../database/database.js';
import { versionOf } from '../outbox/event.js';
import type { Column } from '../database/table.js';
import type { Copy } from './copy.js';

/** A changed row. `before` is null for a new row, `after` for a deleted one. */
export interface Change<CopyRow> {
  readonly key: string;
  readonly before: CopyRow | null;
  readonly after: CopyRow | null;
  /**
   * The state was known before, in another table or without a new column, and its reactions have run. So a new
   * consumer group, which reads its topics from the start, repeats nothing.
   */
  readonly isRefill: boolean;
}

/**
 * Applies the newest state of each entity in the batch, unless a newer one was applied before.
 * @returns the changed rows; of several states of an entity in the batch only the last counts. A deletion is always
 *   included, even without a row, unless the row outlives it.
 * @throws PoisonMessage
 */
export async function applyBatch<CopyRow extends object>(
  tx: Tx,
  copy: Copy<CopyRow>,
  messages: readonly ReceivedMessage[],
): Promise<Change<CopyRow>[]> {
  const newest = newestStates(copy, messages);
  const claimed = await claimVersions(tx, copy.topic.name, newest);
  if (claimed.length === 0) return [];
  // A new entity has no row.
  const known = claimed.flatMap(({ key, isNew }) => (isNew ? [] : key));
  const rows = known.length > 0 ? await lockRows(tx, copy, known) : new Map<string, CopyRow>();
  const changes = claimed
    .map(({ key, isRefill }) => {
      const after = newest.get(key)?.row ?? null;
      return { key, before: rows.get(key) ?? null, after, isRefill };
    })
    .filter(({ before, after }) =>
      after === null ? !copy.outlivesDeletion : !isDeepStrictEqual(before, after),
    );
  await upsert(
    tx,
    copy,
    changes.flatMap(({ after }) => after ?? []),
  );
  await remove(
    tx,
    copy,
    changes.flatMap(({ key, after }) => (after === null ? key : [])),
  );
  return changes;
}

type States<CopyRow> = Map<string, { readonly version: number; readonly row: CopyRow | null }>;

function newestStates<CopyRow>(copy: Copy<CopyRow>, messages: readonly ReceivedMessage[]): States<CopyRow> {
  const newest: States<CopyRow> = new Map();
  for (const { key, value, headers } of messages) {
    const version = versionOf(headers);
    if (version < (newest.get(key)?.version ?? 0)) continue;
    newest.set(key, { version, row: value === null ? null : copy.rowOf(key, value) });
  }
  return newest;
}

interface Claimed {
  readonly key: string;
  /** The copy knew no version of it. */
  readonly isNew: boolean;
  readonly isRefill: boolean;
}

/**
 * Remembers the versions, also those of deletions. The same version may be applied again: a redelivery finds nothing to
 * change, and a topic that is read again fills a new column.
 * @returns the keys whose newest known version this is
 */
async function claimVersions(tx: Tx, topic: string, states: States<unknown>): Promise<Claimed[]> {
  // Always in the same order, so that two batches never deadlock.
  const keys = [...states.keys()].sort();
  return await tx.rows<Claimed>(
    `insert into copied.versions as one (topic, key, version)
     select $1, key, version from unnest($2::text[], $3::bigint[]) as entry (key, version)
     on conflict (topic, key) do update set version = excluded.version, previous = one.version
     where one.version <= excluded.version
     returning key, previous is null as "isNew", coalesce(version = previous, false) as "isRefill"`,
    [topic, keys, keys.map((key) => states.get(key)?.version)],
  );
}

async function lockRows<CopyRow extends object>(
  tx: Tx,
  copy: Copy<CopyRow>,
  keys: readonly string[],
): Promise<Map<string, CopyRow>> {
  const list = copy.columns.map(({ name, property }) => `${name} as "${property}"`).join(', ');
  const rows = await tx.rows<CopyRow>(
    `select ${list} from ${copy.table} where ${hasKey(copy)} order by "${copy.key}" for no key update`,
    [keys],
  );
  return new Map(rows.map((row) => [String(row[copy.key]), row]));
}

async function upsert<CopyRow>(tx: Tx, copy: Copy<CopyRow>, rows: readonly CopyRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { table, columns } = copy;
  const key = keyColumn(copy);
  const names = columns.map(({ name }) => name).join(', ');
  // Without the key: updating it would take the strongest lock, which blocks a `for key share` of the service.
  const sets = columns
    .filter((one) => one !== key)
    .map(({ name }) => `${name} = excluded.${name}`)
    .join(', ');
  // An array for each column costs half of JSON.
  await tx.run(
    `insert into ${table} (${names})
     select ${columns.map(({ name, type }) => `${name}::${type}`).join(', ')}
     from unnest(${columns.map(({ type }, index) => `$${index + 1}::${sentAs(type)}[]`).join(', ')}) as row (${names})
     on conflict (${key.name}) do ${sets === '' ? 'nothing' : `update set ${sets}`}`,
    columns.map(({ property, type }) => rows.map((row) => sent(type, row[property as keyof CopyRow]))),
  );
}

/** `unnest` takes arrays within an array apart, so they are sent as text. */
const sentAs = (type: Column['type']): string => (type === 'uuid[]' || type === 'jsonb' ? 'text' : type);

function sent(type: Column['type'], value: unknown): unknown {
  if (value === null) return null;
  if (type === 'jsonb') return JSON.stringify(value);
  if (type === 'uuid[]') return `{${JSON.stringify(value).slice(1, -1)}}`;
  // Ten times as quick as the driver's own text of a date.
  return value instanceof Date ? value.toISOString() : value;
}

async function remove<CopyRow>(tx: Tx, copy: Copy<CopyRow>, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await tx.run(`delete from ${copy.table} where ${hasKey(copy)}`, [keys]);
}

const hasKey = <CopyRow>(copy: Copy<CopyRow>): string => {
  const { name, type } = keyColumn(copy);
  return `${name} = any ($1::${type}[])`;
};

function keyColumn<CopyRow>({ table, columns, key }: Copy<CopyRow>): Column {
  const found = columns.find(({ property }) => property === key);
  if (found === undefined) throw new Error(`${table} has no column ${key}`);
  return found;
}
