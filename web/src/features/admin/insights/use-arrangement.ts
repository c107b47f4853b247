import { useCallback, useRef, useState } from 'react';
import { announce } from '../../../ui/announcer.js';
import { arranged } from './arrange.js';
import { FIRST_ARRANGEMENTS, isSame, type Arrangement } from './arrangement.js';
import type { BoardSize } from './board-size.js';
import type { CardId } from './cards.js';
import { changeInWords, type Change } from './changes.js';
import { parseArrangements, written, type Arrangements } from './stored-arrangement.js';

const KEY = 'torchbearer.insights-board';

/** The board as it was left in this browser, and the ways to change it; each is remembered. */
export function useArrangement() {
  const [arrangements, setArrangements] = useState(() => parseArrangements(localStorage.getItem(KEY)));
  // The newest, for a second key stroke before the first is drawn.
  const latest = useRef(arrangements);

  const keep = useCallback((next: Arrangements): void => {
    latest.current = next;
    setArrangements(next);
    try {
      localStorage.setItem(KEY, written(next));
    } catch {
      // No room, or not allowed: the board stands as it was put until the page is left.
    }
  }, []);
  const put = useCallback(
    (size: BoardSize, places: Arrangement): void => {
      if (!isSame(latest.current[size], places)) keep({ ...latest.current, [size]: places });
    },
    [keep],
  );
  const change = useCallback(
    (size: BoardSize, id: CardId, way: Change): void => {
      const before = latest.current[size];
      const after = arranged(before, size, id, way);
      announce(changeInWords(before, after, size, id, way));
      put(size, after);
    },
    [put],
  );
  const reset = useCallback(
    (size: BoardSize): void => {
      keep({ ...latest.current, [size]: FIRST_ARRANGEMENTS[size] });
      announce('The board is as it was at first.');
    },
    [keep],
  );
  return { arrangements, put, change, reset };
}
