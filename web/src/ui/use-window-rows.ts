import {
  useWindowVirtualizer,
  windowScroll,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { seenHeight } from './seen-height.js';

/** Up to so many, all stand in the document: found by the browser's own search, printed, read from end to end. */
const ALL_AT_ONCE = 120;
const OVERSCAN = 3;

/** How high the rows of a list were when it was left, by its name: who comes back finds the place where they were. */
const heights = new Map<string, VirtualItem[]>();

interface WindowRows {
  readonly name: string;
  readonly list: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly keyOf: (index: number) => string;
  /** px */
  readonly estimate: number;
  readonly gap?: number;
}

/** Of a long list that scrolls with the page, the rows about the window. */
export function useWindowRows(options: WindowRows): Virtualizer<Window, Element> {
  const { name, list, count, keyOf, estimate, gap = 0 } = options;
  const scrollMargin = useTopOnPage(list);
  const isPlaced = useRef(false);
  const rows = useWindowVirtualizer({
    count,
    getItemKey: keyOf,
    estimateSize: useCallback(() => estimate, [estimate]),
    measureElement: seenHeight,
    initialMeasurementsCache: heights.get(name) ?? [],
    overscan: count <= ALL_AT_ONCE ? ALL_AT_ONCE : OVERSCAN,
    scrollMargin,
    gap,
    scrollToFn: useCallback<typeof windowScroll<Window>>((...where) => {
      // The first time it only says where the page was found to be.
      if (isPlaced.current) windowScroll(...where);
      isPlaced.current = true;
    }, []),
  });
  useEffect(() => () => void heights.set(name, rows.takeSnapshot()), [name, rows]);
  return rows;
}

/** How far from the page's top the element is, px, whatever comes and goes above it. */
function useTopOnPage(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useEffect(() => {
    const measure = (): void => {
      if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
    };
    // Calls back at once, too.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
