import { MAX_PAGE_SIZE } from '@torchbearer/rules';
import { api } from '../../../api/client.js';
import { readPage, type RowsPage } from '../../../api/paged-list.js';
import { sheetRow, type SheetRow } from './rankings-sheet.js';

/** All rankings, page by page: whole, those of a large league would be hundreds of megabytes. */
export async function readSheetRows(signal: AbortSignal): Promise<SheetRow[]> {
  const rows = new Map<string, SheetRow>();
  for (let after: string | null = null, isLast = false; !isLast;) {
    const page: RowsPage<readonly [string, SheetRow]> = await readPage(
      async (query, options) =>
        (await api.listRankings({ query }, options)).map((one) => [one.user.id, sheetRow(one)] as const),
      { limit: MAX_PAGE_SIZE, ...(after !== null && { after }) },
      signal,
    );
    for (const [id, row] of page.rows) rows.set(id, row);
    after = page.next;
    isLast = after === null;
  }
  return [...rows.values()];
}
