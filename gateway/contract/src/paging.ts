/** Lists that can be read page by page. */
import {
  MAX_PAGE_SIZE,
  MAX_SEARCH_LENGTH,
  ordersOf,
  USUAL_PAGE_SIZE,
  type ListRules,
} from '@torchbearer/rules';
import * as z from 'zod';
import { optionalQueryNumber } from './fields.js';

/** The parameters of a page, by which the gateway tells them from filters. */
export const PAGE_PARAMETERS = ['limit', 'after', 'q', 'sort'] as const;

/**
 * The parameters of a page beside `limit`.
 * @param finds what `q` is searched in, to complete 'Words in …'
 */
export const pageParameters = (rules: ListRules, finds: string) => ({
  after: z
    .string()
    .max(4_000)
    .regex(/^[\w-]+$/)
    .optional()
    .meta({ description: 'From the `Link` of the page before, with the same `sort`.' }),
  q: z
    .string()
    .trim()
    .max(MAX_SEARCH_LENGTH)
    .optional()
    .meta({ description: `Words in ${finds}. Rows must have all of them; case and accents are ignored.` }),
  sort: z
    .enum(ordersOf(rules) as [string, ...string[]])
    .optional()
    .meta({ description: `With \`-\` in front: descending. Otherwise \`${rules.usualSort}\`.` }),
});

/**
 * The query of a call with `pages`. Without a parameter of a page the call returns what it always did.
 * @param filters parameters of this list alone
 */
export const pageQuery = <Filters extends z.ZodRawShape>(rules: ListRules, finds: string, filters: Filters) =>
  z.object({
    ...filters,
    limit: optionalQueryNumber(1, MAX_PAGE_SIZE).meta({
      description: `At most so many rows; ${USUAL_PAGE_SIZE} if only another parameter of a page is given.`,
    }),
    ...pageParameters(rules, finds),
  });
