/** Pages of lists: query parameters become the RPC's `page`, and its `page` the headers of the response. */
import { PAGE_PARAMETERS, type Call } from '@torchbearer/contract';
import type { PageInfo, PageRequest } from '@torchbearer/proto/paging/v1/paging';

type Fields = Readonly<Record<string, unknown>>;
type PageQuery = { readonly [Name in keyof PageRequest]?: PageRequest[Name] | undefined };

/**
 * @param hasOwnLimit whether the RPC has a `limit` of its own, which alone does not ask for a page
 * @returns undefined if the query does not ask for a page
 */
export function pageRequest(query: Fields, hasOwnLimit: boolean): PageRequest | undefined {
  const asks = PAGE_PARAMETERS.some(
    (name) => query[name] !== undefined && !(name === 'limit' && hasOwnLimit),
  );
  if (!asks) return undefined;
  const { limit = 0, after = '', q = '', sort = '' } = query as PageQuery;
  return { limit, after, q, sort };
}

/** What only the gateway reads of a response. */
export interface PagedResponse {
  readonly page?: PageInfo | undefined;
}
interface Received {
  readonly params?: unknown;
  readonly query?: unknown;
}

/** Where the next page is and, unless they are too many to count, how many rows match; undefined if it is no page. */
export function pageHeaders(
  call: Call,
  { page }: PagedResponse,
  incoming: unknown,
): readonly string[] | undefined {
  if (!page) return undefined;
  const headers: string[] = [];
  if (page.total !== undefined) headers.push('x-total-count', String(page.total));
  if (page.next !== '') headers.push('link', linkTo(call, incoming as Received, page.next));
  return headers;
}

/** RFC 8288: the same query, from another row on. */
function linkTo({ path }: Call, { params, query }: Received, after: string): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...(query as Fields), after }))
    if (value !== undefined && value !== null) search.set(name, String(value));
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Fields)[name])),
  );
  return `<${address}?${search.toString()}>; rel="next"`;
}
