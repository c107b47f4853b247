import type { PageRequest } from '@torchbearer/proto/paging/v1/paging';
import {
  type ListRules,
  MAX_LISTED_IDS,
  MAX_PAGE_SIZE,
  MAX_SEARCH_LENGTH,
  ordersOf,
  USUAL_PAGE_SIZE,
} from '@torchbearer/rules';
import { z } from 'zod';
import { Refusal } from '../errors.js';
import { isId, text } from '../grpc/rpc.js';
import type { KeyType, PagedList, SortKey } from './paged-list.js';

/** A page that was asked for. */
export interface Page {
  /** The sort, with `-` for descending. */
  readonly order: string;
  readonly key: SortKey;
  readonly isDescending: boolean;
  /** Where the page before ended; null for the first page. */
  readonly after: Position | null;
  readonly size: number;
  /** Whether the client did not ask for a page: then the response has neither the number of rows nor the next page. */
  readonly isWhole: boolean;
  /** Each row contains all of them. */
  readonly words: readonly string[];
}

/** The input schema of a request's page. */
export const pageInput = (rules: ListRules) =>
  z
    .object({
      limit: z.int().min(0).max(MAX_PAGE_SIZE),
      after: z.string(),
      q: text(MAX_SEARCH_LENGTH),
      sort: z.enum(['', ...ordersOf(rules)]),
    })
    .optional();

/** The input schema of ids that are separated by commas. */
export const idsInput = () =>
  z.string().refine((given) => {
    const ids = given.split(',');
    return ids.length <= MAX_LISTED_IDS && ids.every(isId);
  });

/** The first page, in the list's usual order. */
const FIRST_PAGE: PageRequest = { limit: 0, after: '', q: '', sort: '' };

const BROKEN = 'This page belongs to another list or order. Please start again with the first page.';

/**
 * @param most how many rows a client gets that did not ask for a page; by default the first page
 * @throws Refusal INVALID_INPUT for an `after` that is broken or belongs to another order
 */
export function pageOf<Rules extends ListRules>(
  { rules, sorts }: Pick<PagedList<Rules>, 'rules' | 'sorts'>,
  asked: PageRequest | undefined,
  most?: number,
): Page {
  const { limit, after, q, sort } = asked ?? FIRST_PAGE;
  const order = sort || rules.usualSort;
  const isDescending = order.startsWith('-');
  const keys: Readonly<Partial<Record<string, SortKey>>> = sorts;
  const key = keys[isDescending ? order.slice(1) : order];
  if (!key) throw new Error(`${order} is no order of the list`);
  const position = after === '' ? null : positionOf(after, order, key.type);
  if ((after !== '' && !position) || (position?.key === null && !key.isOptional))
    throw new Refusal('INVALID_INPUT', undefined, [{ field: 'after', message: BROKEN }]);
  const words = q.split(/\s+/u).filter(Boolean);
  const isWhole = asked === undefined && most !== undefined;
  const size = isWhole ? most : limit || USUAL_PAGE_SIZE;
  return { order, key, isDescending, after: position, size, isWhole, words };
}

/** The row that a page ended with. */
export interface Position {
  /** The row's sort key as text, a time as microseconds since 1970; null for a row without one. */
  readonly key: string | null;
  readonly id: string;
  /**
   * How many rows matched when the first page was read, so that later pages need not count them again; null if they
   * were too many to count.
   */
  readonly total: number | null;
}

/** @param order the sort, with `-` for descending */
export const cursorOf = (order: string, { key, id, total }: Position): string =>
  Buffer.from(JSON.stringify([order, key, id, total])).toString('base64url');

/** @returns null if the cursor is broken or belongs to another order */
export function positionOf(cursor: string, order: string, type: KeyType): Position | null {
  const parts = parsed(cursor);
  if (!Array.isArray(parts) || parts.length !== 4) return null;
  const [from, key, id, total] = parts as readonly unknown[];
  if (from !== order || typeof id !== 'string' || !isId(id)) return null;
  if (key !== null && (typeof key !== 'string' || !CAN_BE[type](key))) return null;
  if (!isTotal(total)) return null;
  const position = { key, id, total };
  return cursorOf(order, position) === cursor ? position : null;
}

/** The largest number that a `uint32` of the response holds. */
const MOST_ROWS = 2 ** 32 - 1;
const isTotal = (total: unknown): total is number | null =>
  total === null ||
  (typeof total === 'number' && Number.isInteger(total) && total >= 0 && total <= MOST_ROWS);

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
}

const CAN_BE: Readonly<Record<KeyType, (key: string) => boolean>> = {
  text: (key) => !key.includes('\0'),
  time: (key) => /^-?\d{1,16}$/.test(key) && Number.isSafeInteger(Number(key)),
  number: (key) => /^-?\d{1,9}$/.test(key),
};
