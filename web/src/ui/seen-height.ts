/**
 * How a virtualiser measures a row: by what the browser has laid out anyway. To ask for a height while rows are drawn
 * would have it lay the whole page out in the middle of that; until it has, a row is as high as was guessed.
 *
 * @param guess px
 */
export const seenHeight =
  (guess: number) =>
  (_row: Element, seen: ResizeObserverEntry | undefined): number =>
    seen?.borderBoxSize[0]?.blockSize ?? guess;
