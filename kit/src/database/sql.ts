import { createHash } from 'node:crypto';
import type { QueryConfig } from 'pg';
import type { EntitySchema } from 'typeorm';

/** Plain SQL with numbered parameters. */
export interface Sql {
  /** Rows of a SELECT, or of a statement with RETURNING. The statement is prepared, so its text is a constant. */
  rows<Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** The row of a statement that always has one. @throws Error without one */
  one<Row>(text: string, parameters?: readonly unknown[]): Promise<Row>;
  /** The first row; null for none. */
  oneOrNull<Row>(text: string, parameters?: readonly unknown[]): Promise<Row | null>;
  /** The number of rows that an INSERT, UPDATE or DELETE without RETURNING touched. */
  run(text: string, parameters?: readonly unknown[]): Promise<number>;
}

/** A statement that has not been sent yet. */
export interface Statement {
  readonly text: string;
  readonly parameters: readonly unknown[];
}

/** Statements are constants of the source, a few dozen per process; beyond this limit they are not prepared. */
const MOST = 500;
const names = new Map<string, string>();

/** The statement, prepared: planning the hot path's joins costs more than running them. */
export function prepared({ text, parameters }: Statement): QueryConfig {
  const name = preparedName(text);
  return { text, values: [...parameters], ...(name !== undefined && { name }) };
}

/** Undefined beyond the limit of statements, which would cost memory. */
function preparedName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= MOST) return undefined;
  const name = `tb_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
  names.set(text, name);
  return name;
}

/**
 * The columns of a table under the names of its rows, for plain SQL: `alias.week_number as "weekNumber", …`. Reads on
 * the hot path use it, because building and reading a statement by TypeORM costs several times as much.
 */
export const columnsOf = <Row extends object>(schema: EntitySchema<Row>, alias: string): string =>
  Object.entries<{ readonly name?: string } | undefined>(schema.options.columns)
    .map(([property, column]) => `${alias}.${column?.name ?? property} as "${property}"`)
    .join(', ');

type AsMessage<Row> = {
  [Column in keyof Row]: null extends Row[Column] ? Exclude<Row[Column], null> | undefined : Row[Column];
};

/** A row as a message, which has undefined for null. Columns that the message lacks are not encoded. */
export const asMessage = <Row extends object>(row: Row): AsMessage<Row> =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]: [string, unknown]) => [column, value ?? undefined]),
  ) as AsMessage<Row>;
