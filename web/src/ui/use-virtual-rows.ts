import { useRef } from 'react';
import { useWindowRows } from '../../ui/use-window-rows.js';

/**
 * Which players' rows to render: all of a short list; of a long one those in view, between two gaps.
 *
 * @param estimatedHeight of a row in px; the real ones are measured
 */
export function useVirtualRows<Frame extends HTMLElement>(
  rows: readonly { readonly userId: string }[],
  estimatedHeight: number,
) {
  const frame = useRef<Frame>(null);
  const virtualizer = useWindowRows({
    name: `picks, ${String(estimatedHeight)} px`,
    list: frame,
    count: rows.length,
    keyOf: (index) => rows[index]?.userId ?? '',
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
