import { useEffect } from 'react';
import type { Sight } from './shown-board.js';

/** Rows that a scrolling user passes within this time are not loaded. */
const REST_MS = 100;

interface Range {
  readonly startIndex: number;
  readonly endIndex: number;
}

/** Reports which entries are visible, once the user has stopped scrolling. @param columns entries in a row */
export function useSight(range: Range | null, see: ((sight: Sight) => void) | undefined, columns = 1): void {
  const first = (range?.startIndex ?? 0) * columns;
  const last = ((range?.endIndex ?? 0) + 1) * columns - 1;
  useEffect(() => {
    if (!see) return;
    const timer = setTimeout(() => see({ first, last }), REST_MS);
    return () => clearTimeout(timer);
  }, [see, first, last]);
}
