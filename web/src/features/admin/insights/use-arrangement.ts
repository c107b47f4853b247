import { useCallback, useRef, useState } from 'react';
import { deviceStorage } from '../../../storage.js';
import { announce } from '../../../ui/announcer.js';
import { arranged } from './arrange.js';
import { FIRST_ARRANGEMENTS, isSame, type Arrangement } from './arrangement.js';
import type { BoardSize } from './board-size.js';
import type { CardId } from './cards.js';
import { changeInWords, type Change } from './changes.js';
import { parseArrangements, written, type Arrangements } from './stored-arrangement.js';

const KEY = 'torchbearer.insights-board';

/** The board as stored in this browser, and functions that change and store it. */
export function useArrangement() {
  const [arrangements, setArrangements] = useState(() => parseArrangements(deviceStorage.getItem(KEY)));
  // The newest state, for a second key press before the first one renders.
  const latest = useRef(arrangements);

  const keep = useCallback((next: Arrangements): void => {
    latest.current = next;
    setArrangements(next);
    deviceStorage.setItem(KEY, written(next));
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
