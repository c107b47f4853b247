/** Where a page is in its list. */
export interface ListPage {
  /** The `after` of the next page; null on the last one. */
  readonly next: string | null;
  /** How many rows match, on all pages. */
  readonly total: number;
}

/** What the headers of a response say about its page; null if it is the whole list. */
export function pageOf({ headers }: Pick<Response, 'headers'>): ListPage | null {
  const total = headers.get('x-total-count');
  if (total === null) return null;
  const [, query] = /^<[^>?]*\?([^>]*)>; rel="next"$/.exec(headers.get('link') ?? '') ?? [];
  return { next: new URLSearchParams(query).get('after'), total: Number(total) };
}
