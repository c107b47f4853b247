import type { Virtualizer } from '@tanstack/react-virtual';

type Measuring = Pick<Virtualizer<Window, Element>, 'indexFromElement' | 'measurementsCache'> & {
  readonly options: { readonly estimateSize: (index: number) => number };
};

/**
 * How a virtualizer measures a row: by the layout that the browser computes anyway. Measuring while rows
 * render would force a layout of the whole page; until the browser's own, a row has its last height, or the
 * estimate.
 *
 * @returns px
 */
export function seenHeight(
  row: Element,
  seen: ResizeObserverEntry | undefined,
  { indexFromElement, measurementsCache, options }: Measuring,
): number {
  const height = seen?.borderBoxSize[0]?.blockSize;
  if (height !== undefined) return height;
  const index = indexFromElement(row);
  return measurementsCache[index]?.size ?? options.estimateSize(index);
}
