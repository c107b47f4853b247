import type { Tx } from './database.js';

/** The cursor's name: a transaction has one at a time. */
const CURSOR = 'in_batches';

/**
 * The rows of a query, `size` at a time, all as they were when it began: for results that would need much memory at
 * once. The transaction must not begin a second one before the first has ended.
 */
export async function* inBatches<Row>(
  tx: Tx,
  text: string,
  parameters: readonly unknown[] = [],
  size = 2_000,
): AsyncGenerator<Row[], void, undefined> {
  // All rows are read: a plan that finds the first ones soon would take longer for the rest.
  await tx.run('set local cursor_tuple_fraction = 1');
  await tx.run(`declare ${CURSOR} no scroll cursor for ${text}`, parameters);
  for (;;) {
    // Not prepared, because its columns are those of the cursor.
    const rows = await tx.manager.query<Row[]>(`fetch ${size} from ${CURSOR}`);
    if (rows.length > 0) yield rows;
    if (rows.length < size) break;
  }
  await tx.run(`close ${CURSOR}`);
}
