import type { PageRequest } from '@torchbearer/proto/paging/v1/paging';
import {
  MAX_LISTED_IDS,
  MAX_PAGE_SIZE,
  MAX_SEARCH_LENGTH,
  ordersOf,
  USUAL_PAGE_SIZE,
  type ListRules,
} from '@torchbearer/rules';
import { z } from 'zod';
import { Refusal } from '../errors.js';
import { isId, text } from '../grpc/rpc.js';
import { positionOf, type Position } from './cursor.js';
import type { PagedList, SortKey } from './paged-list.js';

/** A page that was asked for. */
export interface Page {
  /** The sort, with `-` for descending. */
  readonly order: string;
  readonly key: SortKey;
  readonly isDescending: boolean;
  /** Where the page before ended; null for the first page. */
  readonly after: Position | null;
  readonly size: number;
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
export const FIRST_PAGE: PageRequest = { limit: 0, after: '', q: '', sort: '' };

const BROKEN = 'This page belongs to another list or order. Please start again with the first page.';

/** @throws Refusal INVALID_INPUT for an `after` that is broken or belongs to another order */
export function pageOf<Rules extends ListRules>(
  { rules, sorts }: Pick<PagedList<Rules>, 'rules' | 'sorts'>,
  { limit, after, q, sort }: PageRequest,
): Page {
  const order = sort || rules.usualSort;
  const isDescending = order.startsWith('-');
  const keys: Readonly<Partial<Record<string, SortKey>>> = sorts;
  const key = keys[isDescending ? order.slice(1) : order];
  if (!key) throw new Error(`${order} is no order of the list`);
  const position = after === '' ? null : positionOf(after, order, key.type);
  if ((after !== '' && !position) || (position?.key === null && !key.isOptional))
    throw new Refusal('INVALID_INPUT', undefined, [{ field: 'after', message: BROKEN }]);
  const words = q.split(/\s+/u).filter(Boolean);
  return { order, key, isDescending, after: position, size: limit || USUAL_PAGE_SIZE, words };
}
