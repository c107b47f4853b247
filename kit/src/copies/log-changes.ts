/**
 * A log of whose copied rows have changed, for a process that has them in memory. Triggers write it, so it is complete
 * whatever changed the rows: a batch of events, a pod of the previous version, or an operator.
 */
import type { Sql } from '../database/sql.js';
import type { Copy } from './copy.js';

export const CHANGES_TABLE = [
  `create table if not exists copied.changes (
     -- The one that changed the rows. Transactions don't commit in this order.
     transaction xid8 not null default pg_current_xact_id(),
     table_name text not null,
     -- A list of the logged columns' values for each row, as it was and as it is; null if all rows may have changed.
     keys jsonb,
     at timestamptz not null default clock_timestamp())`,
  'create index if not exists changes_by_transaction on copied.changes (transaction)',
];

/** A trigger that sees the changed rows is for one kind of statement. */
const KINDS = {
  insert: { from: 'new_rows', rows: 'new table as new_rows' },
  update: { from: 'both', rows: 'old table as old_rows new table as new_rows' },
  delete: { from: 'old_rows', rows: 'old table as old_rows' },
  truncate: null,
} as const;

/** The triggers of a logged copy; other columns have other names, so that they replace nothing that is in use. */
export const triggersOf = ({ logged }: Copy): { kind: keyof typeof KINDS; name: string }[] =>
  logged.length === 0
    ? []
    : (Object.keys(KINDS) as (keyof typeof KINDS)[]).map((kind) => ({
        kind,
        name: `log_${kind}_by_${logged.join('_')}`,
      }));

export function logStatements(copy: Copy): string[] {
  const { table, logged } = copy;
  return triggersOf(copy).flatMap(({ kind, name }) => {
    const seen = KINDS[kind];
    const log = `${table.replace('copied.', 'copied.log_')}_${kind}_by_${logged.join('_')}`;
    const body = seen
      ? `insert into copied.changes (table_name, keys)
         select '${table}', keys from (
           select jsonb_agg(${
             // An update has rows twice. Elsewhere `distinct` would sort for nothing.
             kind === 'update' ? 'distinct ' : ''
           }jsonb_build_array(${logged.join(', ')})) as keys from ${
             seen.from === 'both'
               ? '(select * from old_rows union all select * from new_rows) as both_rows'
               : seen.from
           }) as changed
         where keys is not null;`
      : `insert into copied.changes (table_name) values ('${table}');`;
    return [
      `create or replace function ${log}() returns trigger language plpgsql as
       $body$ begin ${body} return null; end $body$`,
      `create or replace trigger ${name} after ${kind} on ${table}
       ${seen ? `referencing ${seen.rows}` : ''} for each statement execute function ${log}()`,
    ];
  });
}

/** A snapshot of a database, as text to be stored: what it doesn't contain may have changed since. */
export type Moment = string;

export interface Changes {
  /** The snapshot up to which these are the changes. */
  readonly moment: Moment;
  /** By table, the values of the logged columns, in their order and each list once. */
  readonly keys: ReadonlyMap<string, readonly (readonly unknown[])[]>;
}

/** A snapshot older than this is too old; rows are deleted when they are twice as old. */
const REMEMBERED = `interval '30 minutes'`;

/**
 * The server and the table: after a restore or a failover, transactions of the same number may be others. Both change
 * then, because a server has started, or the table is another one.
 */
const HISTORY = `extract(epoch from pg_postmaster_start_time()) || '/' || 'copied.changes'::regclass::oid`;

const NOW = `jsonb_build_array(pg_current_snapshot(), ${HISTORY}, clock_timestamp())::text`;

/** The present snapshot: rows that are read later are at least as new. */
export async function momentNow(sql: Sql): Promise<Moment> {
  const { moment } = await sql.one<{ moment: Moment }>(`select ${NOW} as moment`);
  return moment;
}

/**
 * What changed in the logged copies after a snapshot, own changes of this transaction included. What is read afterwards may
 * be newer, and is then among the next changes, too.
 * @returns null if that is not known, because the snapshot is too old or of another database, or all rows may differ
 */
export async function changesSince(sql: Sql, moment: Moment): Promise<Changes | null> {
  const row = await sql.one<{
    moment: Moment;
    isKnown: boolean;
    found: { table: string; keys: readonly (readonly unknown[])[] | null }[] | null;
  }>(
    `with known as (
       select (seen ->> 0)::pg_snapshot as snapshot, seen ->> 1 as history, (seen ->> 2)::timestamptz as at
       from (select $1::jsonb as seen) as given)
     select ${NOW} as moment,
       known.history = ${HISTORY} and known.at > clock_timestamp() - ${REMEMBERED} as "isKnown",
       (select jsonb_agg(jsonb_build_object('table', table_name, 'keys', keys)) from copied.changes
        where transaction >= pg_snapshot_xmin(known.snapshot)
          and not pg_visible_in_snapshot(transaction, known.snapshot)) as found
     from known`,
    [moment],
  );
  if (!row.isKnown) return null;
  const byTable = new Map<string, Map<string, readonly unknown[]>>();
  for (const { table, keys } of row.found ?? []) {
    if (keys === null) return null;
    const own = byTable.get(table) ?? new Map<string, readonly unknown[]>();
    for (const key of keys) own.set(key.join(), key);
    byTable.set(table, own);
  }
  return {
    moment: row.moment,
    keys: new Map(Array.from(byTable, ([table, own]) => [table, [...own.values()]])),
  };
}

/** Deletes what is too old to be requested. */
export async function forgetOldChanges(sql: Sql): Promise<void> {
  await sql.run(`delete from copied.changes where at < clock_timestamp() - 2 * ${REMEMBERED}`);
}
