import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';

/** Fewer rows than this are cheap to have all at once, and the browser's own search then finds them. */
const ALL_AT_ONCE = 100;

/**
 * Which players' rows to draw: all of a short list, of a long one those in sight, between two gaps.
 *
 * @param estimatedHeight of a row in px; the true ones are measured
 */
export function useVirtualRows<Frame extends HTMLElement>(
  rows: readonly { readonly userId: string }[],
  estimatedHeight: number,
) {
  const count = rows.length;
  const frame = useRef<Frame>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = (): void => {
      if (frame.current) setTop(Math.round(frame.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    // What stands above comes and goes: a bar, a banner.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  const isLong = count > ALL_AT_ONCE;
  const virtualizer = useWindowVirtualizer({
    count: isLong ? count : 0,
    estimateSize: () => estimatedHeight,
    getItemKey: (index) => rows[index]?.userId ?? index,
    overscan: 10,
    scrollMargin: top,
  });
  if (!isLong) {
    const indexes = Array.from({ length: count }, (_, index) => index);
    return { frame, indexes, before: 0, after: 0, measure: undefined };
  }
  const items = virtualizer.getVirtualItems();
  return {
    frame,
    indexes: items.map(({ index }) => index),
    before: Math.max(0, (items[0]?.start ?? top) - top),
    after: Math.max(0, virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top)),
    /** The ref of each row, which bears `data-index`. */
    measure: virtualizer.measureElement,
  };
}
