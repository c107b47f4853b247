import {
  useWindowVirtualizer,
  windowScroll,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { seenHeight } from './seen-height.js';

/**
 * Up to this many, all are in the document: the browser's own search finds them, and they can be printed and
 * read from end to end.
 */
const ALL_AT_ONCE = 120;
const OVERSCAN = 3;

/**
 * The heights of a list's rows when the user left it, by its name: a user who comes back finds the same
 * scroll position.
 */
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

/** The rows near the window, of a long list that scrolls with the page. */
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
      // The first call only reports the initial scroll position.
      if (isPlaced.current) windowScroll(...where);
      isPlaced.current = true;
    }, []),
  });
  useEffect(() => () => void heights.set(name, rows.takeSnapshot()), [name, rows]);
  return rows;
}

/** The element's distance from the page's top, px, whatever changes above it. */
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
