/** Where the keys lead in a ranking that is laid out in rows. */

/**
 * Left and right are one position earlier and later, also over the end of a row; up and down a whole row; Home and
 * End the first and the last.
 *
 * @param index counts from 0
 * @param columns how many stand in a row
 * @returns null for keys that lead nowhere
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
  // In the last rows there may be nobody right below: then the last one is meant.
  if (
    key === 'ArrowDown' &&
    target >= count &&
    Math.floor(index / columns) < Math.floor((count - 1) / columns)
  )
    return count - 1;
  return target >= 0 && target < count ? target : null;
}
