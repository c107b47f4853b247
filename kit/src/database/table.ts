/** Tables, and the rows that they hold, declared as data. */
import type { EntitySchema, EntitySchemaColumnOptions } from 'typeorm';
import { typeorm } from './typeorm.js';

/** The TypeScript type of each Postgres type; a `?` after the type makes it nullable. */
interface PostgresTypes {
  uuid: string;
  text: string;
  integer: number;
  boolean: boolean;
  timestamptz: Date;
  bytea: Buffer;
  'uuid[]': string[];
  jsonb: unknown;
}
type ColumnType = keyof PostgresTypes | `${keyof PostgresTypes}?`;
export type Columns = Readonly<Record<string, ColumnType>>;
export type ValueOf<Type> = Type extends `${infer Base}?`
  ? ValueOf<Base> | null
  : Type extends keyof PostgresTypes
    ? PostgresTypes[Type]
    : never;

export interface Column {
  readonly property: string;
  readonly name: string;
  readonly type: keyof PostgresTypes;
  readonly isNullable: boolean;
}

export const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const columnList = (columns: Columns): Column[] =>
  Object.entries(columns).map(([property, type]) => ({
    property,
    name: snakeCase(property),
    type: type.replace('?', '') as keyof PostgresTypes,
    isNullable: type.endsWith('?'),
  }));

/** The schema by which TypeORM's repositories read and write the rows. */
export const entityOf = <Row extends object>(
  names: { readonly name: string; readonly tableName?: string; readonly schema?: string },
  key: string,
  columns: readonly Column[],
) =>
  new (typeorm().EntitySchema)<Row>({
    ...names,
    columns: Object.fromEntries(
      columns.map(({ property, name, type, isNullable }): [string, EntitySchemaColumnOptions] => [
        property,
        {
          name,
          type: type === 'uuid[]' ? 'uuid' : type,
          array: type === 'uuid[]',
          nullable: isNullable,
          primary: property === key,
        },
      ]),
    ) as never,
  });

/** Declares a table that migrations make, by its key `id`: `table('users', { id: 'uuid', city: 'text?' })`. */
export const table = <const C extends Columns>(
  name: string,
  columns: C,
): EntitySchema<{ readonly [Name in keyof C]: ValueOf<C[Name]> }> =>
  entityOf({ name }, 'id', columnList(columns));

export type TableRow<Schema> = Schema extends EntitySchema<infer Row> ? Row : never;
