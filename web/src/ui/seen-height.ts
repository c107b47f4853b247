import type { Virtualizer } from '@tanstack/react-virtual';

type Measuring = Pick<Virtualizer<Window, Element>, 'indexFromElement' | 'measurementsCache'> & {
  readonly options: { readonly estimateSize: (index: number) => number };
};

/**
 * How a virtualiser measures a row: by what the browser has laid out anyway. To ask for a height while rows are drawn
 * would have it lay the whole page out in the middle of that; until it has, a row is as high as it last was, or as was
 * guessed.
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
