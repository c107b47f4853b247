import type { ListRules } from '@torchbearer/rules';

export type KeyType = 'text' | 'time' | 'number';

export interface SortKey {
  /** An expression without parameters. */
  readonly sql: string;
  readonly type: KeyType;
  /** Whether the expression may be null. Such rows come last in both directions. */
  readonly isOptional?: true;
  /** The id of rows that have the key, in the key's own table: an index can't serve columns of two tables. */
  readonly id?: string;
}

/**
 * A list that is read page by page, as data: what `rules` says of it, in SQL. A cursor is the sort key and the id of a
 * page's last row, so the next page is read from the index, however deep, and rows that come and go move no others.
 */
export interface PagedList<Rules extends ListRules = ListRules> {
  readonly rules: Rules;
  /** Tables and joins. Each row once. */
  readonly from: string;
  /** The columns of a row, under their names. */
  readonly columns: string;
  /** More rows that match are not counted, because that would cost much more than a page: they have no total. */
  readonly countsUpTo?: number;
  /** A row's id, a uuid: it decides among equal sort keys. */
  readonly id: string;
  /** If the column of the id has another type than uuid. */
  readonly idType?: 'text';
  /** An index on (key, id) serves each of them. */
  readonly sorts: Readonly<Record<Rules['sorts'][number], SortKey>>;
  /**
   * The text that is searched, as `folded(…)` (see create-search.ts); or the condition of a word, made with a function
   * that takes such a text and returns the condition that it contains the word.
   */
  readonly search: string | ((contains: (text: string) => string) => string);
}

export const pagedList = <const Rules extends ListRules>(list: PagedList<Rules>): PagedList<Rules> => list;

/** A sort key as SQL. Texts are compared by code point, so that an index of any database gives the same order. */
export const keyOf = ({ sql, type }: SortKey): string => (type === 'text' ? `((${sql}) collate "C")` : sql);

/**
 * SQL for migrations that creates what search in lists needs: `folded(text)`, a text without capitals and accents, and
 * the extension whose indexes find a part of a text. Postgres' own packages contain it, and the owner of a database may
 * create it (a trusted extension). Most texts are ASCII, where normalizing would cost ten times as much as the rest.
 */
export const CREATE_SEARCH = String.raw`
      create extension if not exists pg_trgm;
      -- Not strict, so that it is inlined.
      create or replace function folded(text) returns text language sql immutable parallel safe as $$
        select case when octet_length($1) = char_length($1) then lower($1)
          else lower(regexp_replace(normalize($1, nfd), '[\u0300-\u036f]', '', 'g')) end
      $$`;
