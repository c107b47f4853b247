import type { PageInfo } from '@torchbearer/proto/paging/v1/paging';
import type { Database, Statement } from '../database/database.js';
import { cursorOf, type Page, type Position } from './page.js';
import { keyOf, type KeyType, type PagedList } from './paged-list.js';

type Reader = Pick<Database, 'manager'>;
/** The name of a parameter with this value. */
type Bind = (value: unknown) => string;
/** A condition of WHERE. */
export type Condition = (bind: Bind) => string;

type Keyed<Row> = Row & { readonly pageKey: string | null; readonly pageId: string };

/**
 * Reads a page, and how many rows matched on all pages when the first was read. Following `next` gives every row once that exists, and keeps its
 * sort key, all the time. Statements are planned for their values, because the best plan depends on the words.
 */
export async function readPage<Row>(
  { manager }: Reader,
  list: PagedList,
  page: Page,
  conditions: readonly Condition[] = [],
): Promise<{ readonly rows: readonly Row[]; readonly page: PageInfo | undefined }> {
  const matching = [...conditions, ...page.words.map((word) => contains(list.search, word))];
  const run = <T>({ text, parameters }: Statement): Promise<T[]> => manager.query(text, [...parameters]);
  const count = async () => totalOf(await run(countStatement(list, matching)), list);
  const total = page.isWhole ? null : page.after ? page.after.total : await count();
  const found =
    total === 0
      ? []
      : await readRows(
          (statement) => run<Keyed<Row>>(statement),
          list,
          page,
          total !== null && total <= FEW ? amongFew(list, matching) : matching,
        );
  const rows = found.slice(0, page.size);
  if (page.isWhole) return { rows, page: undefined };
  const last = found.length > page.size ? rows.at(-1) : undefined;
  const next = last ? cursorOf(page.order, { key: last.pageKey, id: last.pageId, total }) : '';
  return { rows, page: { next, total: total ?? undefined } };
}

function countStatement({ from, countsUpTo }: PagedList, matching: readonly Condition[]): Statement {
  if (countsUpTo === undefined) return statementOf(`select count(*)::int as total from ${from}`, matching);
  return statementOf(
    `select count(*)::int as total from (select from ${from}`,
    matching,
    `limit ${countsUpTo + 1}) one`,
  );
}

function totalOf([counted]: readonly { readonly total: number }[], { countsUpTo }: PagedList): number | null {
  const total = counted?.total ?? 0;
  return countsUpTo !== undefined && total > countsUpTo ? null : total;
}

/** If no more rows match, they are found first: in a page's order, a plan might read all the others, too. */
const FEW = 1_000;

function amongFew({ from, id }: PagedList, matching: readonly Condition[]): readonly Condition[] {
  if (matching.length === 0) return matching;
  return [
    (bind) =>
      `${id} = any (array(select ${id} from ${from} where ${matching.map((one) => one(bind)).join(' and ')}))`,
  ];
}

/** One row more than the page has, if there are more. */
async function readRows<Row>(
  run: (statement: Statement) => Promise<Row[]>,
  list: PagedList,
  page: Page,
  matching: readonly Condition[],
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const part of partsOf(page)) {
    const missing = page.size + 1 - rows.length;
    if (missing > 0) rows.push(...(await run(rowsStatement(list, page, part, matching, missing))));
  }
  return rows;
}

/** Rows of the list that follow a position, in the list's order. */
interface Part {
  readonly hasKey: boolean;
  readonly after: Position | null;
}

/** Rows with a key come first, in both directions. */
function partsOf({ key, after }: Page): readonly Part[] {
  if (!key.isOptional) return [{ hasKey: true, after }];
  if (after?.key === null) return [{ hasKey: false, after }];
  return [
    { hasKey: true, after },
    { hasKey: false, after: null },
  ];
}

export function rowsStatement(
  list: PagedList,
  { key, isDescending }: Pick<Page, 'key' | 'isDescending'>,
  { hasKey, after }: Part,
  matching: readonly Condition[],
  limit: number,
): Statement {
  const sql = keyOf(key);
  const id = (hasKey ? key.id : undefined) ?? list.id;
  const idType = list.idType ?? 'uuid';
  const direction = isDescending ? 'desc' : 'asc';
  const beyond = isDescending ? '<' : '>';
  const where = [...matching];
  if (key.isOptional) where.push(() => `${sql} is ${hasKey ? 'not ' : ''}null`);
  if (after)
    where.push((bind) =>
      hasKey
        ? `(${sql}, ${id}) ${beyond} (${PARAMETER[key.type](bind(after.key))}, ${bind(after.id)}::${idType})`
        : `${id} ${beyond} ${bind(after.id)}::${idType}`,
    );
  return statementOf(
    `select ${list.columns}, ${TEXT[key.type](sql)} as "pageKey", ${id} as "pageId" from ${list.from}`,
    where,
    `order by ${sql} ${direction}, ${id} ${direction} limit ${limit}`,
  );
}

/** A key as the text of a cursor, and the parameter with such a text as a key. */
const TEXT: Readonly<Record<KeyType, (key: string) => string>> = {
  text: (key) => key,
  time: (key) => `(extract(epoch from ${key}) * 1000000)::bigint::text`,
  number: (key) => `${key}::text`,
};
const PARAMETER: Readonly<Record<KeyType, (name: string) => string>> = {
  text: (name) => `${name}::text`,
  time: (name) => `('epoch'::timestamptz + ${name}::bigint * interval '1 microsecond')`,
  number: (name) => `${name}::integer`,
};

function statementOf(select: string, where: readonly Condition[], rest = ''): Statement {
  const parameters: unknown[] = [];
  const bind: Bind = (value) => `$${parameters.push(value)}`;
  const conditions = where.map((condition) => condition(bind)).join(' and ');
  return { text: `${select}${conditions && ` where ${conditions}`} ${rest}`, parameters };
}

/** An index of trigrams finds nothing shorter: reading all of it would cost four times as much as reading the rows. */
const SHORTEST_INDEXED = 3;

/** The condition that a row's text contains a word, without regard to case and accents. */
const contains =
  (search: PagedList['search'], word: string): Condition =>
  (bind) => {
    const like = `like '%' || folded(${bind(word.replaceAll(/[\\%_]/g, '\\$&'))}::text) || '%'`;
    const isIn = (text: string): string =>
      word.length < SHORTEST_INDEXED ? `(${text} || '') ${like}` : `${text} ${like}`;
    return typeof search === 'string' ? isIn(search) : search(isIn);
  };
