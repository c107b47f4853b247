import { useRef } from 'react';
import { useWindowRows } from './use-window-rows.js';

interface VirtualRows<Row> {
  readonly name: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** A row's estimated height in px; real heights are measured. */
  readonly estimatedHeight: number;
}

/** Which rows of a list or table to render: all of a short one; of a long one those in view, between two gaps. */
export function useVirtualRows<Frame extends HTMLElement, Row>(options: VirtualRows<Row>) {
  const { name, rows, keyOf, estimatedHeight } = options;
  const frame = useRef<Frame>(null);
  const virtualizer = useWindowRows({
    name: `${name}, ${String(estimatedHeight)} px`,
    list: frame,
    count: rows.length,
    keyOf: (index) => {
      const row = rows[index];
      return row ? keyOf(row) : '';
    },
    estimate: estimatedHeight,
  });
  const items = virtualizer.getVirtualItems();
  const top = virtualizer.options.scrollMargin;
  return {
    frame,
    indexes: items.map(({ index }) => index),
    before: Math.max(0, (items[0]?.start ?? top) - top),
    after: Math.max(0, virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top)),
    /** The ref of each row, which has `data-index`. */
    measure: virtualizer.measureElement,
  };
}
