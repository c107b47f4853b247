/** A service's copies of other services' entities, declared as data. `apply-batch.ts` keeps them up to date. */
import type { Topic } from '@torchbearer/proto/topics';
import type { EntitySchema } from 'typeorm';
import { PoisonMessage } from '../bus/bus.js';
import {
  columnList,
  entityOf,
  snakeCase,
  type Column,
  type Columns,
  type ValueOf,
} from '../database/table.js';
import { decode } from '../outbox/event.js';

/** A row: each column has the type that `derive` returns, or else its declared type. */
type Row<C extends Columns, D> = {
  readonly [Name in keyof C]: Name extends keyof D ? D[Name] : ValueOf<C[Name]>;
};

/** Columns (besides the key) that are no field of the event, or have another type, must be derived. */
type MustDerive<Event, C extends Columns, Key> = {
  [Name in keyof C]: Name extends Key
    ? never
    : Name extends keyof Event
      ? Exclude<Event[Name], undefined> extends ValueOf<C[Name]>
        ? never
        : Name
      : Name;
}[keyof C];

export interface Copy<CopyRow = unknown> {
  readonly topic: Pick<Topic<never>, 'name'>;
  /** The table's name with its schema: `copied.users`. */
  readonly table: string;
  /** The property that holds the message's key: the table's primary key. */
  readonly key: keyof CopyRow & string;
  readonly columns: readonly Column[];
  readonly indexes: readonly string[];
  readonly searched: readonly string[];
  readonly byElement: readonly string[];
  /** Columns in SQL; see `changesSince`. Empty if changes are not logged. */
  readonly logged: readonly string[];
  /** Trigger functions of the service's migrations that run after each statement that changes rows. */
  readonly triggers: readonly string[];
  /** A deletion leaves the row as it is. */
  readonly outlivesDeletion: boolean;
  /** The schema by which TypeORM's repositories read the rows. */
  readonly entity: EntitySchema<CopyRow & object>;
  /** The row of an event; null for none. */
  rowOf(key: string, bytes: Uint8Array): CopyRow | null;
}
export type RowOf<C> = C extends Copy<infer CopyRow> ? CopyRow : never;

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each copy has rows of its own type
export type Copies = Readonly<Record<string, Copy<any>>>;

const SCHEMA = 'copied';

/**
 * Declares one copy: `copy(Topics.user, { table: 'users', key: 'id', columns: { id: 'uuid', name: 'text' } })`. A
 * column is the event's field of the same name unless `derive` says otherwise. An event that `keep` rejects removes
 * the row, like a deletion. Several copies may share a table if their columns are the same.
 */
export function copy<
  Event extends object,
  const C extends Columns,
  Key extends keyof C & string,
  D extends object = Record<never, never>,
>(
  topic: Topic<Event>,
  definition: {
    readonly table: string;
    readonly key: Key;
    readonly columns: C;
    /** Columns or expressions in SQL, `['week_number']`. */
    readonly indexes?: readonly string[];
    /** Texts in SQL that lists are searched by, `['folded(name)']`; the service's migrations need `CREATE_SEARCH`. */
    readonly searched?: readonly string[];
    /** Arrays in SQL, `['member_ids']`, by whose elements rows are found with `@>`. */
    readonly byElement?: readonly string[];
    /** Columns by which `changesSince` tells whose rows have changed. */
    readonly logged?: readonly (keyof C & string)[];
    /** Trigger functions, made by a migration, to run after each statement that changes rows. */
    readonly triggers?: readonly string[];
    readonly keep?: (event: Event) => boolean;
    /** Whether rows stay when a deletion removes them from the topic, as log entries do. */
    readonly outlivesDeletion?: boolean;
    readonly derive?: { readonly [Name in keyof D]: (event: Event) => D[Name] };
  } & ([MustDerive<Event, C, Key>] extends [never]
    ? unknown
    : { readonly derive: Readonly<Record<MustDerive<Event, C, Key>, unknown>> }),
): Copy<Row<C, D>> {
  const { key, keep = () => true, indexes = [], searched = [], byElement = [] } = definition;
  const { logged = [], triggers = [], outlivesDeletion = false } = definition;
  const table = `${SCHEMA}.${definition.table}`;
  const derive: Readonly<Record<string, (event: Event) => unknown>> = definition.derive ?? {};
  const columns = columnList(definition.columns);
  return {
    topic,
    table,
    key,
    columns,
    indexes,
    searched,
    byElement,
    logged: logged.map(snakeCase),
    triggers,
    outlivesDeletion,
    entity: entityOf({ name: table, tableName: definition.table, schema: SCHEMA }, key, columns),
    rowOf(messageKey, bytes) {
      const event = decode(topic, bytes);
      if (!keep(event)) return null;
      const valueOf = ({ property, type, isNullable }: Column): unknown => {
        if (property === key) return type === 'integer' ? Number(messageKey) : messageKey;
        const own = derive[property];
        const value = (own ? own(event) : (event as Record<string, unknown>)[property]) ?? null;
        if (value === null && !isNullable) throw new PoisonMessage(`${topic.eventType} without ${property}`);
        return value;
      };
      return Object.fromEntries(columns.map((one) => [one.property, valueOf(one)])) as Row<C, D>;
    },
  };
}

/** TypeORM's schemas of the copies, one for each table. */
export const entitiesOf = (copies: Copies): EntitySchema<object>[] => [
  ...new Map(
    Object.values(copies).map(({ table, entity }) => [table, entity as EntitySchema<object>]),
  ).values(),
];
