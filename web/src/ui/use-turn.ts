import { useCallback, useEffect, useRef, useState } from 'react';
import { createTurns } from './turns.js';
import { whenNear } from './when-near.js';

/** Four of them at once would cause a noticeable delay. */
const turns = createTurns((run) => setTimeout(run));
/** Lets the next one start even if the library doesn't call back. */
const LONGEST_TURN_MS = 2_000;

/**
 * Whether the item at `place` waits for its turn, and has it: then it may render, and `finish` reports that
 * it has.
 */
export function useTurn() {
  const place = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<'far' | 'waiting' | 'on turn'>('far');
  const leave = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (!place.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const finish = (): void => leave.current?.();
    const stopWatching = whenNear(place.current, () => {
      setStage('waiting');
      leave.current = turns.join(() => {
        setStage('on turn');
        timer = setTimeout(finish, LONGEST_TURN_MS);
      });
    });
    return () => {
      stopWatching();
      clearTimeout(timer);
      finish();
    };
  }, []);
  return {
    place,
    waits: stage === 'waiting',
    hasTurn: stage === 'on turn',
    finish: useCallback(() => leave.current?.(), []),
  };
}
