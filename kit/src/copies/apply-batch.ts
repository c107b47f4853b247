/** Applies a batch of messages to one copy, with a handful of statements. */
import { isDeepStrictEqual } from 'node:util';
import type { ReceivedMessage } from '../bus/bus.js';
import type { Tx } from '../database/database.js';
import { versionOf } from '../outbox/event.js';
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
  if (claimed.size === 0) return [];
  const rows = await lockRows(tx, copy, [...claimed.keys()]);
  const changes = [...claimed]
    .map(([key, { isRefill }]) => {
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

/**
 * Remembers the versions, also those of deletions.
 *
 * The same version may be applied again: a redelivery finds nothing to change, and a topic that is read again fills a
 * new column. `seen_versions` belongs to the releases that stored their copies elsewhere (0.2 and before). If one of
 * them was ahead, in a rolling upgrade or before a roll forward, an older state is skipped just the same. @returns
 * the keys whose newest known version this is
 */
async function claimVersions(
  tx: Tx,
  topic: string,
  states: States<unknown>,
): Promise<Map<string, { readonly isRefill: boolean }>> {
  // Always in the same order, so that two batches never deadlock.
  const keys = [...states.keys()].sort();
  const claimed = await tx.rows<{ key: string; isRefill: boolean }>(
    `with new (key, version) as (select * from unnest($2::text[], $3::bigint[])),
     known as (
       select key, max(version) as version from (
         select key, version from copied.versions where topic = $1 and key = any ($2)
         union all select key, version from seen_versions where topic = $1 and key = any ($2)) both_tables
       group by key),
     claimed as (
       insert into copied.versions as seen (topic, key, version)
       select $1, new.key, new.version from new left join known using (key)
       where known.version is null or known.version <= new.version
       on conflict (topic, key) do update set version = excluded.version where seen.version <= excluded.version
       returning key, version)
     select key, coalesce(known.version = claimed.version, false) as "isRefill"
     from claimed left join known using (key)`,
    [topic, keys, keys.map((key) => states.get(key)?.version)],
  );
  return new Map(claimed.map(({ key, isRefill }) => [key, { isRefill }]));
}

async function lockRows<CopyRow extends object>(
  tx: Tx,
  { table, columns, key }: Copy<CopyRow>,
  keys: readonly string[],
): Promise<Map<string, CopyRow>> {
  const list = columns.map(({ name, property }) => `${name} as "${property}"`).join(', ');
  const rows = await tx.rows<CopyRow>(
    `select ${list} from ${table} where ${isOneOf(columns, key)} order by "${key}" for no key update`,
    [keys],
  );
  return new Map(rows.map((row) => [String(row[key]), row]));
}

async function upsert<CopyRow>(
  tx: Tx,
  { table, columns, key }: Copy<CopyRow>,
  rows: readonly CopyRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const keyColumn = columns.find(({ property }) => property === key)?.name;
  const names = columns.map(({ name }) => name).join(', ');
  // Without the key: updating it would take the strongest lock, which blocks a `for key share` of the service.
  const sets = columns
    .filter(({ property }) => property !== key)
    .map(({ name }) => `${name} = excluded.${name}`)
    .join(', ');
  await tx.run(
    `insert into ${table} (${names})
     select ${columns.map(({ property }) => `"${property}"`).join(', ')}
     from jsonb_to_recordset($1) as row (${columns.map(({ property, type }) => `"${property}" ${type}`).join(', ')})
     on conflict (${keyColumn}) do ${sets === '' ? 'nothing' : `update set ${sets}`}`,
    [JSON.stringify(rows)],
  );
}

async function remove<CopyRow>(
  tx: Tx,
  { table, columns, key }: Copy<CopyRow>,
  keys: readonly string[],
): Promise<void> {
  if (keys.length > 0) await tx.run(`delete from ${table} where ${isOneOf(columns, key)}`, [keys]);
}

function isOneOf(columns: Copy['columns'], key: string): string {
  const column = columns.find(({ property }) => property === key);
  return `${column?.name} = any ($1::${column?.type}[])`;
}
