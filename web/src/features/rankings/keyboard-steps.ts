/** Keyboard moves in a ranking that is laid out in rows. */

/**
 * Left and right move by one position, also over the end of a row; up and down by a whole row; Home and End
 * to the first and the last.
 *
 * @param index counts from 0
 * @param columns how many cards are in a row
 * @returns null for other keys
 */
export function stepTo(key: string, index: number, count: number, columns: number): number | null {
  const target = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index - columns,
    ArrowDown: index + columns,
    Home: 0,
    End: count - 1,
  }[key];
  if (target === undefined) return null;
  // The last row may have no card right below: then the last card is meant.
  if (
    key === 'ArrowDown' &&
    target >= count &&
    Math.floor(index / columns) < Math.floor((count - 1) / columns)
  )
    return count - 1;
  return target >= 0 && target < count ? target : null;
}
