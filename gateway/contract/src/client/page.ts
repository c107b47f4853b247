/** Where a page is in its list. */
export interface ListPage {
  /** The `after` of the next page; null on the last one. */
  readonly next: string | null;
  /** How many rows matched, on all pages, when the first was read; null if they were too many to count. */
  readonly total: number | null;
}

/** What the headers of a response say about its page; null if it is the whole list, or the last page of rows that are too many to count. */
export function pageOf({ headers }: Pick<Response, 'headers'>): ListPage | null {
  const total = headers.get('x-total-count');
  const link = headers.get('link');
  if (total === null && link === null) return null;
  const [, query] = /^<[^>?]*\?([^>]*)>; rel="next"$/.exec(link ?? '') ?? [];
  return { next: new URLSearchParams(query).get('after'), total: total === null ? null : Number(total) };
}
