/** Splits long lists into pages. */
const PAGE_SIZE = 50;

interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** From 1. */
  readonly page: number;
  readonly pages: number;
}

/** @param requested the page in the address; one out of range becomes the nearest valid page */
export function pageOf<Row>(rows: readonly Row[], requested: string | null): ListPage<Row> {
  const pages = Math.max(1, Math.ceil(rows.length / PAGE_SIZE));
  const wanted = requested !== null && /^\d{1,6}$/.test(requested) ? Number(requested) : 1;
  const page = Math.min(pages, Math.max(1, wanted));
  return { rows: rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), page, pages };
}
